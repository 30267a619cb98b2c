export { badgeIcons, listBadges, noteBadges } from './badge.endpoints.ts';
export type { Badge } from './badge.endpoints.ts';
export {
  RANKING_PAGE_SIZE,
  getCampaignDetail,
  getCampaignUser,
  listCampaignDepartments,
  listCampaignPointsSummary,
  listCampaigns,
  listCampaignsByContent,
  listCampaignsByUser,
  listGamificationEvents,
  markCampaignNotified,
  userIsInCampaign,
} from './campaign.endpoints.ts';
export type { Campaign, CampaignEvent, GamificationEvent, PointsEntry, RankingRow } from './campaign.schema.ts';
export { lastMomentOf } from './campaign-days.rules.ts';
export { ALL_CAMPAIGNS, exportCampaignUserPoints, listCampaignUserPoints } from './points.endpoints.ts';
