export { userIsInCampaign } from './campaign.endpoints.ts';
