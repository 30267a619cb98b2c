export { learnerEnrollments } from './learner-history.ts';
export type { LearnerEnrollment } from './learner-history.ts';
export { learnerNodeEnrollment } from './learner-node-enrollment.ts';
export type { LearnerNodeEnrollment } from './learner-node-enrollment.ts';
export { learningModule } from './learning.routes.ts';
