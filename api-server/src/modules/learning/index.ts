export { classMeetings } from './class-meetings.ts';
export type { ClassMeeting } from './class-meetings.ts';
export { finishedLately } from './finished-lately.ts';
export type { FinishedEnrollment } from './finished-lately.ts';
export { learnerEnrollments } from './learner-history.ts';
export type { LearnerEnrollment } from './learner-history.ts';
export { learnerNodeEnrollment } from './learner-node-enrollment.ts';
export type { LearnerNodeEnrollment } from './learner-node-enrollment.ts';
export { learningModule } from './learning.routes.ts';
