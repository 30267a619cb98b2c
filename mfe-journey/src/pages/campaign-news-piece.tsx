export { TellCampaign as Piece } from '../features/tell-campaign/tell-campaign.tsx';
