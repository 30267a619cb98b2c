import type {} from './journey.tables.ts';
export { journeyModule } from './journey.routes.ts';
export { evidenceAddress } from './external-courses/evidence-address.presenter.ts';
export { answerExternalCourse } from './external-courses/answer-external-course.service.ts';
export type { Answer } from './external-courses/answer-external-course.service.ts';
export { submittedCourses } from './external-courses/external-course.repository.ts';
export { certificates } from './certificate.repository.ts';
export { credentialKeys } from './credentials/credential-key.repository.ts';
export { journeyPersonalTables } from './personal-tables.rules.ts';
