import type {} from './gamification.tables.ts';
export { awardPoints, pointsEarned, userPoints } from './award-points.service.ts';
export { campaignPath, campaignTrainings } from './campaign-path.service.ts';
export type { PointsAwarded, EarnedPoints } from './award-points.service.ts';
export { contentExists, trainingsOfContent } from './content-in-trainings.port.ts';
export type { ContentExists, TrainingsOfContent } from './content-in-trainings.port.ts';
export type { PointsEvent } from './gamification.rules.ts';
export { gamificationModule } from './gamification.routes.ts';
