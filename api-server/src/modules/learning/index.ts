import type {} from './learning.tables.ts';
export { attendances } from './classes/attendance.repository.ts';
export { currentPin, meetingTimeAt, pinTime } from './classes/meeting-pin.rules.ts';
export { markPeople, meetingAttendance } from './classes/mark-attendance.service.ts';
export type { AttendanceChange } from './classes/mark-attendance.service.ts';
export { classResults } from './classes/class-results.service.ts';
export type { ClassResults } from './classes/class-results.service.ts';
export { classMeetings } from './classes/class-meetings.service.ts';
export type { ClassMeeting } from './classes/class-meetings.service.ts';
export { commentModeration } from './comments/comment-moderation.repository.ts';
export { moderateComment } from './comments/moderate-comment.service.ts';
export type { CommentDecision } from './comments/moderate-comment.service.ts';
export { moderatedComments, teamModerator } from './comments/moderated-comments.repository.ts';
export type { ModeratedComment, Moderator } from './comments/moderated-comments.repository.ts';
export { plainText } from './comments/comment-html.rules.ts';
export { answerRequest } from './enrolment/answer-request.service.ts';
export { assignTraining, openTraining, previewAssignment } from './enrolment/assign-training.service.ts';
export type { AssignmentOutcome } from './enrolment/assign-training.service.ts';
export { administeredClasses } from './classes/administered-classes.repository.ts';
export type { AdministeredTeam, ClassColumns } from './classes/administered-classes.repository.ts';
export { classInstructors } from './classes/class-instructors.repository.ts';
export type { ClassInstructor } from './classes/class-instructors.repository.ts';
export { waitingLists } from './classes/waiting-list.repository.ts';
export { admitWaiting, leaveWaitingList, lockWaitingLists } from './enrolment/waiting-list.service.ts';
export { classStateAt } from './classes/class-state.rules.ts';
export { saveMeetings } from './classes/save-meetings.service.ts';
export type { SavedMeeting } from './classes/save-meetings.service.ts';
export { saveClassColumns } from './classes/save-class.service.ts';
export { openClasses } from './classes/open-classes.repository.ts';
export { enrollmentCounts } from './enrolment/enrollment-counts.repository.ts';
export { administeredValidities } from './enrolment/administered-validities.repository.ts';
export { removeEnrollments } from './enrolment/remove-enrollments.service.ts';
export { restoreEnrollments } from './enrolment/restore-enrollments.service.ts';
export { trainingEnrollments } from './enrolment/training-enrollments.repository.ts';
export type { EnrollmentWithin } from './enrolment/training-enrollments.repository.ts';
export { enrolledPeople, peopleWithEnrollments } from './enrolment/enrolled-people.repository.ts';
export { requestApprovals } from './enrolment/request-approval.repository.ts';
export type { Approver, RequestAnswer, RequestToAnswer } from './enrolment/request-approval.repository.ts';
export { seatsLeft } from './core/seats.rules.ts';
export { missingTitles } from './training-tree/missing-titles.repository.ts';
export { renameDepartmentOfTrainings } from './training-tree/rename-department.repository.ts';
export { trainingTitles } from './training-tree/training-titles.repository.ts';
export { trainingValidities } from './training-tree/training-validity.repository.ts';
export type { ValidTraining } from './training-tree/training-validity.repository.ts';
export { saveValidity } from './enrolment/save-validity.service.ts';
export { expiringValidities } from './enrolment/expiring-validities.repository.ts';
export type { ExpiringValidity } from './enrolment/expiring-validities.repository.ts';
export { finishedLately } from './enrolment/finished-lately.repository.ts';
export type { FinishedEnrollment } from './enrolment/finished-lately.repository.ts';
export { endEnrollment, grantEnrollment, trainingStates } from './enrolment/granted-enrollment.service.ts';
export type { TrainingState } from './enrolment/granted-enrollment.service.ts';
export { learnerEnrollments } from './enrolment/learner-history.service.ts';
export type { LearnerEnrollment } from './enrolment/learner-history.service.ts';
export { learnerNodeEnrollment } from './enrolment/learner-node-enrollment.repository.ts';
export type { LearnerNodeEnrollment } from './enrolment/learner-node-enrollment.repository.ts';
export { RECERTIFICATION_DAYS } from './core/validity.rules.ts';
export { learningModule } from './learning.routes.ts';
export { learnerItems } from './training-pages/learner-items.service.ts';
export { trainingOffers } from './training-pages/training-offers.port.ts';
export { serveLessonCommits } from './scorm/visits/commit-origin.routes.ts';
export { packageFileKey, packageMediaType, tenantOfFolder } from './scorm/packages/package-files.rules.ts';
export { resumeScorm } from './scorm/packages/resume-packages.service.ts';
export { commitSco } from './scorm/visits/commit-sco.service.ts';
export { inspectPackage, inspectStored } from './scorm/packages/inspect-package.service.ts';
export type { PackageReport } from './scorm/packages/inspect-package.service.ts';
export { openZip } from './scorm/packages/package-archive.service.ts';
export { PackageFault } from './scorm/manifest/package-fault.rules.ts';
export { unpackWaiting } from './scorm/packages/process-package.job.ts';
export { catalogPages } from './training-tree/catalog-pages.repository.ts';
export { loadVisit } from './scorm/visits/load-visit.service.ts';
export type { Visit } from './scorm/visits/load-visit.service.ts';
export { loadPreview, previewOf, previewToken } from './scorm/visits/preview-lesson.service.ts';
export type { PreviewedPackage } from './scorm/visits/preview-lesson.service.ts';
export { portalOriginOf } from './scorm/visits/portal-origin.rules.ts';
export { putScormPackage, scormPackageList } from './scorm/packages/operate-packages.service.ts';
export { administeredPackages } from './scorm/packages/administered-packages.repository.ts';
export type { AdministeredPackage } from './scorm/packages/administered-packages.repository.ts';
export { answersOfContent, attemptPage, countAttempts } from './scorm/attempts/attempt-report.repository.ts';
export type { ReportedAttempt } from './scorm/attempts/attempt-report.repository.ts';
export { interactionsIn, objectivesIn } from './scorm/attempts/attempt-report.rules.ts';
export { reportInSteps, scormReport } from './scorm/attempts/export-report.service.ts';
export { itemAnalysis } from './scorm/attempts/item-analysis.rules.ts';
export { reportFile, reportFormats } from './scorm/attempts/report-file.adapter.ts';
export type { ReportFormat } from './scorm/attempts/report-file.adapter.ts';
export { beginScormAttempt, resetScormAttempts } from './scorm/attempts/reset-attempts.service.ts';
export {
  queueRollback,
  rollBackScormPackage,
  scormPackageVersions,
  versionsOfPackage,
} from './scorm/packages/package-versions.service.ts';
export { lockPolicy, policyOf, savePolicy, setAttemptPolicy } from './scorm/attempts/attempt-policy.service.ts';
export { expectIsolation } from './scorm/visits/lesson-isolation.policy.ts';
export { windowOf } from './scorm/core/lesson-window.rules.ts';
export { lockWindow, saveWindow, setLessonWindow } from './scorm/hosts/lesson-window.service.ts';
export type { CountedAttempt } from './scorm/core/counted-attempt.rules.ts';
export { cspReportSchema, isAllowedHost } from './scorm/hosts/package-hosts.rules.ts';
export { packageHosts } from './scorm/hosts/package-hosts.repository.ts';
export { areWindowsFree, changeFreeWindows, decideFreeWindows } from './scorm/hosts/free-windows.service.ts';
export {
  allowedPackageHosts,
  changeHosts,
  blockedPackageHosts,
  changePackageHosts,
  recordBlocked,
} from './scorm/hosts/package-hosts.service.ts';
export { learningPersonalTables } from './core/personal-tables.rules.ts';
export { learningMails } from './enrolment/request-notices.mail.ts';
