export { certificateFileName } from './certificate-file-name.ts';
export {
  answeredRequestsPath,
  approvalsPath,
  calendarPath,
  certificateAuthenticityPath,
  commentApprovalsPath,
  courseApprovalsPath,
  certificateCheckPath,
  certificatePath,
  journeyTabPath,
  journeyTabs,
  rankingPath,
} from './journey.paths.ts';
export type { JourneyTab } from './journey.paths.ts';
export { certificateAuthenticitySchema, certificateStates, historyRowSchema } from './journey.schema.ts';
export type { CertificateAuthenticity, CertificateDetails, CertificateState, HistoryRow } from './journey.schema.ts';
export { linkedInAddress } from './linkedin.rules.ts';
export { normalAuthenticityId } from './authenticity-code.rules.ts';
export { credentialPaths } from './credential.paths.ts';
export {
  getCertificateBadge,
  getCertificateCredential,
  getCertificateDocument,
  getCredentialAchievement,
  getCredentialAchievementImage,
  getCredentialIssuer,
  getCredentialKey,
  getCredentialStatusList,
  listCredentialKeys,
} from './credential.endpoints.ts';
export {
  downloadCertificate,
  downloadCertificateAlias,
  getCertificateAuthenticity,
  issueCertificate,
  listHistory,
} from './journey.endpoints.ts';
export {
  exportSchedule,
  listScheduleTypes,
  listSchedules,
  readScheduleFeed,
  revokeScheduleLink,
} from './schedule.endpoints.ts';
export { builtInScheduleTypes, scheduleModalities } from './schedule.schema.ts';
export type { Schedule, ScheduleMeeting, ScheduleModality, ScheduleType } from './schedule.schema.ts';
export { isDateOnly, meetingLink, meetingTitle } from './schedule.rules.ts';
export {
  cancelExternalCourse,
  createExternalCourse,
  findExternalCourse,
  listExternalCourses,
  sendEvidence,
  updateExternalCourse,
} from './external-course.endpoints.ts';
export {
  REJECTION_REASON_MAX_LENGTH,
  answerTeamExternalCourse,
  listTeamExternalCourses,
} from './external-course-approval.endpoints.ts';
export type { TeamExternalCourse } from './external-course-approval.endpoints.ts';
export {
  EVIDENCE_MAX_SIZE,
  evidenceExtensionOf,
  evidenceExtensions,
  evidenceFault,
  evidenceName,
  externalCourseFaults,
  isExternalCourseDay,
  isExternalCoursePeriod,
} from './external-course.rules.ts';
export type { EvidenceExtension } from './external-course.rules.ts';
export {
  EXTERNAL_COURSES_PAGE_SIZE,
  EXTERNAL_COURSE_TEXT,
  externalCourseDetailsSchema,
  externalCourseFields,
  externalCourseStatuses,
  externalCourseTypes,
} from './external-course.schema.ts';
export type {
  ExternalCourse,
  ExternalCourseDetails,
  ExternalCourseStatus,
  ExternalCourseType,
} from './external-course.schema.ts';
export {
  hasImpactEvaluationsToNotify,
  listImpactEvaluations,
  markImpactEvaluationsAsNotified,
} from './impact-evaluations.endpoints.ts';
export type { ImpactEvaluation } from './impact-evaluations.endpoints.ts';
