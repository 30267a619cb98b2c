export {
  MAX_SCOPE_ENTRIES,
  adminRights,
  adminRoles,
  coversRole,
  hasRight,
  rightsOfRole,
  roleOfLevel,
  scopeKinds,
  scopeSchema,
  scopesOf,
  scopesOfRole,
} from './access.schema.ts';
export type { AdminRight, AdminRole, AdminScope, RoleInScope, ScopeKind } from './access.schema.ts';
export type { AdminEndpoint } from './admin-endpoint.ts';
export { adminEndpoints } from './admin-endpoints.ts';
export {
  ATTENDANCE_NOTE_MAX_LENGTH,
  MAX_ATTENDEES,
  attendanceBatchSchema,
  attendanceStates,
  markAttendance,
  readAttendance,
  readMeetingPin,
} from './attendance.endpoints.ts';
export type {
  AttendanceBatch,
  AttendanceList,
  AttendanceMark,
  AttendanceState,
  Attendee,
  MeetingPin,
  SentMark,
} from './attendance.endpoints.ts';
export { attendanceResults, exportClassResults, readClassResults } from './class-results.endpoints.ts';
export type { AttendanceResult, ClassResults, PersonResult } from './class-results.endpoints.ts';
export {
  adminAccessPath,
  adminAnnouncementsPath,
  adminAttendancePath,
  adminAuditBatchPath,
  adminAuditPath,
  adminClassPath,
  adminClassesOfTrainingPath,
  adminClassesPath,
  adminCompanyPath,
  adminCompanySectionPath,
  adminSsoTestPath,
  adminEnrolmentBatchPath,
  adminEnrolmentsPath,
  adminExpiriesPath,
  adminGroupsPath,
  adminImportPath,
  adminInboxPath,
  adminJobsPath,
  adminMeetingPinPath,
  adminModerationPath,
  adminNewClassPath,
  adminNewAnnouncementPath,
  adminPath,
  adminPeopleImportPath,
  adminPeopleOfGroupPath,
  adminPeopleOfUnitPath,
  adminPeoplePath,
  adminPersonPath,
  adminPrintAttendancePath,
  adminRequestsPath,
  adminRulesPath,
  adminScormContentPath,
  adminScormHostsPath,
  adminScormOfTrainingPath,
  adminScormPath,
  adminScormPersonPath,
  adminScormPreviewPath,
  adminScormProblemsPath,
  adminTrainingEnrolmentsPath,
  adminTrainingValidityPath,
  adminTrainingImportPath,
  adminTrainingImportsPath,
  adminTrashPath,
  adminUnitsPath,
} from './admin.paths.ts';
export type { CompanySection, InboxKind } from './admin.paths.ts';
export { ANSWER_REASON_MAX_LENGTH, MAX_ADMIN_ANSWERS } from './answers.schema.ts';
export { listAdminChatRooms, listAdminMessages, messageStates, moderateMessages } from './chat.endpoints.ts';
export type { AdminMessage, MessageState } from './chat.endpoints.ts';
export { MAX_PERSON_RECORDS, PERSON_RECORD_DAYS, readPersonRecords } from './person-records.endpoints.ts';
export type { PersonErrorRecord, SentMail } from './person-records.endpoints.ts';
export { blockPosting, liftPostingBlock, listBlockedPeople, readPostingBlock } from './posting-blocks.endpoints.ts';
export type { BlockedPerson, PostingBlock } from './posting-blocks.endpoints.ts';
export { answerAdminUploads, listAdminUploads, listUploadSections, setUploadReview } from './uploads.endpoints.ts';
export type { AdminUpload, UploadSection } from './uploads.endpoints.ts';
export { commentStates, listAdminComments, moderateComments } from './comments.endpoints.ts';
export type { AdminComment, CommentState } from './comments.endpoints.ts';
export { EXPIRY_DAYS, MAX_COUNTED_EXPIRIES, listExpiries } from './expiries.endpoints.ts';
export type { Expiry } from './expiries.endpoints.ts';
export { answerAdminCourses, listAdminCourses } from './external-courses.endpoints.ts';
export type { AdminCourse } from './external-courses.endpoints.ts';
export {
  ANNOUNCEMENT_TEXT_MAX_LENGTH,
  ANNOUNCEMENT_TITLE_MAX_LENGTH,
  announcementFieldsSchema,
  announcementStates,
  createAnnouncement,
  listAnnouncements,
  previewAnnouncement,
  withdrawAnnouncement,
} from './announcements.endpoints.ts';
export type { Announcement, AnnouncementFields, AnnouncementState } from './announcements.endpoints.ts';
export {
  MAX_INSTRUCTORS,
  MAX_SEATS,
  classFieldsSchema,
  classModalities,
  classPeriods,
  classSorts,
  classStates,
  createClass,
  findInstructors,
  listClassCertificates,
  listClasses,
  readClass,
  saveClass,
  setClassClosed,
} from './classes.endpoints.ts';
export type {
  AdministeredClass,
  ClassCertificates,
  ClassFields,
  ClassPeriod,
  ClassState,
  ListedClass,
} from './classes.endpoints.ts';
export {
  MAX_VALID_MONTHS,
  previewTrainingValidity,
  readTrainingValidity,
  saveTrainingValidity,
} from './training-validity.endpoints.ts';
export type { TrainingValidity, ValidityPreview } from './training-validity.endpoints.ts';
export { MAX_MEETINGS, listClassMeetings, meetingFieldsSchema, saveClassMeetings } from './class-meetings.endpoints.ts';
export type { AdministeredMeeting, ClassMeetings, MeetingFields } from './class-meetings.endpoints.ts';
export { listWaiting, moveWaiting, removeWaiting } from './waiting-lists.endpoints.ts';
export type { WaitingPerson } from './waiting-lists.endpoints.ts';
export {
  CONFIRMATION_DAYS,
  answerConfirmation,
  confirmationKinds,
  listConfirmations,
  readFourEyes,
  switchFourEyes,
} from './confirmations.endpoints.ts';
export type { Confirmation, ConfirmationKind } from './confirmations.endpoints.ts';
export {
  AUDIT_TEXT_MAX_LENGTH,
  auditFilterSchema,
  exportAuditActs,
  listAuditActs,
  listAuditOptions,
} from './audit.endpoints.ts';
export type { AuditAct, AuditFilter } from './audit.endpoints.ts';
export {
  COMPANY_PICTURE_MAX_SIZE,
  brandFieldsSchema,
  companyPictures,
  previewCompanyTheme,
  readCompanyBrand,
  saveCompanyBrand,
  themeColors,
  uploadCompanyPicture,
} from './company-brand.endpoints.ts';
export { readCompanyModules, switchCompanyModule } from './company-modules.endpoints.ts';
export type { CompanyModule, CompanyModules, ModuleLock } from './company-modules.endpoints.ts';
export {
  DOMAIN_GRACE_DAYS,
  MAX_COMPANY_DOMAINS,
  addCompanyDomain,
  checkCompanyDomain,
  domainStates,
  listCompanyDomains,
  removeCompanyDomain,
} from './company-domains.endpoints.ts';
export type { CompanyDomain, CompanyDomains } from './company-domains.endpoints.ts';
export {
  COMPANY_EXPORT_HOURS,
  companyExportStates,
  downloadCompanyExport,
  listCompanyExports,
  startCompanyExport,
} from './company-export.endpoints.ts';
export type { CompanyExport, CompanyExports } from './company-export.endpoints.ts';
export {
  MAX_SSO_CERTIFICATES,
  SSO_METADATA_MAX_LENGTH,
  changeCompanySso,
  readCompanySso,
  readSsoMetadata,
  readSsoTest,
  saveSsoDraft,
  ssoChangeKinds,
  ssoFieldsSchema,
  ssoTestStates,
  startSsoTest,
} from './company-sso.endpoints.ts';
export type { CompanySso, SsoChange, SsoFields, SsoSettings, SsoTest } from './company-sso.endpoints.ts';
export {
  TERMS_MAX_LENGTH,
  acceptanceStates,
  changeCompanyTerms,
  listTermsPeople,
  readCompanyTerms,
} from './company-terms.endpoints.ts';
export type {
  AcceptanceState,
  CompanyTerms,
  TermsChange,
  TermsPerson,
  TermsVersion,
} from './company-terms.endpoints.ts';
export { termsHtml, termsText } from './terms-text.rules.ts';
export {
  MAIL_SUBJECT_MAX_LENGTH,
  MAIL_TEXT_MAX_LENGTH,
  listCompanyMails,
  mailTextSchema,
  saveCompanyMail,
  sendTestMail,
} from './company-mails.endpoints.ts';
export type { CompanyMail, CompanyMails } from './company-mails.endpoints.ts';
export { readCompanyTexts, saveCompanyTexts, textFieldsSchema } from './company-texts.endpoints.ts';
export type { CompanyTexts, TextFields } from './company-texts.endpoints.ts';
export { MAX_PLAN_REQUESTS, readCompanyPlan } from './company-plan.endpoints.ts';
export type { CompanyPlan } from './company-plan.endpoints.ts';
export {
  MAX_SAVED_VIEWS,
  viewedLists,
  VIEW_NAME_MAX_LENGTH,
  listSavedViews,
  saveView,
} from './saved-views.endpoints.ts';
export type { SavedView, ViewedList } from './saved-views.endpoints.ts';
export { filledMail, mailFaults, mailParagraphs, placeholdersIn } from './mail-text.rules.ts';
export type { MailFault, MailPart, MailText } from './mail-text.rules.ts';
export type { BrandFields, CompanyBrand, CompanyPicture, ThemeColor, ThemeSample } from './company-brand.endpoints.ts';
export {
  batchKinds,
  batchOutcomes,
  batchStates,
  listBatchRows,
  readEnrolmentBatch,
  undoEnrolmentBatch,
} from './enrolment-batches.endpoints.ts';
export type { BatchKind, BatchOutcome, BatchRow, BatchState, EnrolmentBatch } from './enrolment-batches.endpoints.ts';
export {
  MAX_COUNTED_LATE,
  MAX_ENDED_ENROLMENTS,
  MAX_ENROLLED_AT_ONCE,
  MAX_ENROLLED_TRAININGS,
  MAX_ENROLMENTS,
  countLateEnrolments,
  endEnrolments,
  enrolPeople,
  enrolmentSelectionSchema,
  enrolmentSorts,
  enrolmentStates,
  listEnrolmentChoices,
  listEnrolmentItems,
  listEnrolmentTrainings,
  listPersonEnrolments,
  listTrainingEnrolments,
  previewEndEnrolments,
} from './enrolments.endpoints.ts';
export type {
  EnrolmentFilter,
  EnrolmentItem,
  EnrolmentRefusals,
  EnrolmentSelection,
  EnrolmentSource,
  EnrolmentState,
  PersonEnrolment,
  TrainingEnrolment,
} from './enrolments.endpoints.ts';
export {
  MAX_UNITS,
  MAX_UNIT_LEVELS,
  UNIT_CODE_MAX_LENGTH,
  UNIT_NAME_MAX_LENGTH,
  createUnit,
  createUnitsOfDepartments,
  listUnits,
  removeUnit,
  saveUnit,
} from './units.endpoints.ts';
export type { OrganisationUnit, UnitFields } from './units.endpoints.ts';
export { GRID_PAGE_SIZE } from './grid.schema.ts';
export type { GridPlaces } from './grid.schema.ts';
export {
  GROUP_UNDO_SECONDS,
  MAX_SELECTED_IDS,
  changeGroupMembers,
  createGroup,
  listGroups,
  renameGroup,
  selectionSchema,
  setGroupDeleted,
  undoGroupChange,
} from './groups.endpoints.ts';
export type { PeopleSelection } from './groups.endpoints.ts';
export { adminJobKinds, adminJobStates, cancelAdminJob, dismissAdminJob, listAdminJobs } from './jobs.endpoints.ts';
export type { AdminJob, AdminJobKind, AdminJobState } from './jobs.endpoints.ts';
export {
  checkPeopleImport,
  commitPeopleImport,
  downloadRefusedRows,
  exportFormats,
  exportPeople,
  listImportRows,
  readPeopleImport,
  undoPeopleImport,
  uploadPeopleFile,
} from './people-import.endpoints.ts';
export type { ExportFormat } from './people-import.endpoints.ts';
export {
  PEOPLE_FILE_MAX_ROWS,
  PEOPLE_FILE_MAX_SIZE,
  UNDO_HOURS,
  identifyingFields,
  importFields,
  importOutcomes,
  importRowStates,
  importStates,
} from './people-import.schema.ts';
export type {
  IdentifyingField,
  ImportField,
  ImportOutcome,
  ImportRow,
  ImportRowState,
  ImportState,
  PeopleImport,
} from './people-import.schema.ts';
export {
  REASON_MAX_LENGTH,
  createPerson,
  endPersonSessions,
  listPeople,
  listPeopleOptions,
  peopleSorts,
  readPerson,
  savePerson,
  sendAccessLink,
  setPersonActive,
} from './people.endpoints.ts';
export type { PeopleFilter } from './people.endpoints.ts';
export { accountStates, personFieldNames, personFieldsSchema } from './person.schema.ts';
export type { AccountState, AdministeredPerson, ListedPerson, PersonFields } from './person.schema.ts';
export { erasePerson, exportPersonData, personDataFormats, previewErasure } from './privacy.endpoints.ts';
export type { PersonDataFormat } from './privacy.endpoints.ts';
export { answerAdminRequests, listAdminRequests } from './requests.endpoints.ts';
export type { AdminRequest } from './requests.endpoints.ts';
export {
  giveRole,
  listAdminTrainings,
  listRoleHolders,
  readOwnAccess,
  readPersonRoles,
  revokeRole,
} from './roles.endpoints.ts';
export {
  MAX_DUE_DAYS,
  createEnrolmentRule,
  listEnrolmentRules,
  previewEnrolmentRule,
  ruleFieldsSchema,
  saveEnrolmentRule,
  setEnrolmentRulePaused,
} from './rules.endpoints.ts';
export type { EnrolmentRule, RuleFields } from './rules.endpoints.ts';
export { FOUND_CONTENTS, FOUND_PEOPLE, findContents, findPeople } from './search.endpoints.ts';
export type { FoundContent } from './search.endpoints.ts';
export type { GrantName, PersonRole } from './roles.endpoints.ts';
export {
  MAX_SCORM_ATTEMPTS,
  analyseScormItems,
  beginScormAttempt,
  exportScormReport,
  listScormAttempts,
  resetScormAttempts,
  scormReportKinds,
} from './scorm.endpoints.ts';
export type { ScormAttempt, ScormItem, ScormReportKind } from './scorm.endpoints.ts';
export { PREVIEW_CHANNEL, scormPreviewMessageSchema } from './scorm-preview.messages.ts';
export type { PreviewedPackage, PreviewedStep, ScormCall, ScormPreviewRequest } from './scorm-preview.messages.ts';
export {
  MAX_ATTEMPTS_ALLOWED,
  MAX_SCORM_HOSTS,
  countedAttempts,
  inspectScorm,
  listScormContents,
  newAttempts,
  packageHostSchema,
  readScormContent,
  readScormHosts,
  readScormPreview,
  rollBackScorm,
  saveScormHosts,
  saveScormPolicy,
  saveScormPopups,
  saveScormWindow,
} from './scorm-contents.endpoints.ts';
export type {
  AttemptPolicy,
  BlockedHost,
  ScormContent,
  ScormContentDetails,
  ScormReport,
} from './scorm-contents.endpoints.ts';
export {
  commitTrainingImport,
  describeTrainingImport,
  readTrainingImport,
  uploadTrainingFile,
} from './training-import.endpoints.ts';
export {
  MAX_TRASH_SHOWN,
  TRASH_DAYS,
  listTrash,
  restoreDomain,
  restoreMeeting,
  restoreUnit,
} from './trash.endpoints.ts';
export type { TrashedThing } from './trash.endpoints.ts';
export { TRAINING_FILE_MAX_SIZE, importEntryStates } from './training-import.schema.ts';
export type { PackageTraining, TrainingImport, TrainingImportEntry } from './training-import.schema.ts';
export {
  editedSubjectSchema,
  editingAsked,
  editingChanged,
  leaveEditing,
  publishEditing,
  watchEditing,
} from './editing.events.ts';
export type { EditedSubject } from './editing.events.ts';
