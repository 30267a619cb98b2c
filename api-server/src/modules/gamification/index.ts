export { awardPoints, userPoints } from './award-points.ts';
export type { PointsAwarded, PointsFact } from './award-points.ts';
export type { PointsEvent } from './gamification.rules.ts';
export { gamificationModule } from './gamification.routes.ts';
