export { CampaignNotice as SlotComponent } from '../features/campaign-notice/campaign-notice.tsx';
