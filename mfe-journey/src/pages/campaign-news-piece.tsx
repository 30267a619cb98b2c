export { TellCampaign as Piece } from '../features/campaign-notice/campaign-notice.tsx';
