import type {} from './gamification.tables.ts';
export { awardPoints, pointsEarned, userPoints } from './award-points.ts';
export { campaignPath, campaignTrainings } from './campaign-path.ts';
export type { PointsAwarded, PointsFact } from './award-points.ts';
export type { PointsEvent } from './gamification.rules.ts';
export { gamificationModule } from './gamification.routes.ts';
