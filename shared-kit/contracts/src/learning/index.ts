export { calendarBlockSlot, preTestSlot } from './learning.slots.ts';
export {
  elementTypes,
  enrollmentStatusSchema,
  enrollmentStatuses,
  isDone,
  lockReasons,
  nodeStatuses,
  nodeTypes,
} from './statuses.schema.ts';
export type { ElementType, EnrollmentStatus, LockReason, NodeStatus, NodeType } from './statuses.schema.ts';
export {
  contentEnrollmentSchema,
  enrollmentSchema,
  meetingSchema,
  nodeEnrollmentSchema,
  teamSchema,
} from './enrollment.schema.ts';
export type { ContentEnrollment, Enrollment, Meeting, NodeEnrollment, Renewal, Team } from './enrollment.schema.ts';
export {
  blockElementSchema,
  blockParametersSchema,
  blockSchema,
  cardElementSchema,
  lockSchema,
  nodeSchema,
  questionnaireStateSchema,
} from './node.schema.ts';
export type {
  Block,
  BlockParameters,
  BlockingItem,
  CardElement,
  Lock,
  Node,
  QuestionnaireState,
} from './node.schema.ts';
export { emptyCard } from './empty-card.ts';
export { mapElementSchema, navigationMapSchema } from './navigation-map.schema.ts';
export type { MapElement, NavigationItem, NavigationMap } from './navigation-map.schema.ts';
export {
  CATALOG_SEARCH_MAX_LENGTH,
  getCatalog,
  getNode,
  likeElement,
  listAvailableTags,
  listCampaignPath,
  listCatalogNodes,
  unlikeElement,
} from './catalog.endpoints.ts';
export {
  TOPICS_PAGE_SIZE,
  TOPIC_SEARCH_MAX_LENGTH,
  listTopics,
  listUserTopics,
  saveUserTopics,
} from './topics.endpoints.ts';
export type { Topic } from './topics.endpoints.ts';
export {
  TEAMS_PAGE_SIZE,
  createEnrollment,
  createNodeEnrollment,
  getEnrollment,
  getEnrollmentNode,
  getNavigationMap,
  listEnrollmentsInProgress,
  listTeams,
  openingErrors,
  joinWaitingList,
  leaveWaitingList,
  requestEnrollment,
} from './enrollment.endpoints.ts';
export {
  REQUESTS_PAGE_SIZE,
  cancelEnrollmentRequest,
  enrollmentRequestStatuses,
  hasEnrollmentRequests,
  listEnrollmentRequests,
} from './enrollment-request.endpoints.ts';
export type { EnrollmentRequest, EnrollmentRequestStatus } from './enrollment-request.endpoints.ts';
export {
  APPROVALS_PAGE_SIZE,
  DENIAL_REASON_MAX_LENGTH,
  MAX_ANSWERED_REQUESTS,
  answerTeamRequests,
  listTeamRequests,
} from './enrollment-approval.endpoints.ts';
export {
  HIDING_REASON_MAX_LENGTH,
  TEAM_COMMENTS_SHOWN,
  decideTeamComment,
  listTeamComments,
} from './comment-approval.endpoints.ts';
export type { TeamComment } from './comment-approval.endpoints.ts';
export type { RequestAnswerResult, TeamRequest } from './enrollment-approval.endpoints.ts';
export {
  contentShareEvents,
  getCardList,
  getEnrollmentTree,
  listEquivalences,
  recordContentShare,
} from './training-pages.endpoints.ts';
export type { ContentShareEvent, EnrollmentTreeNode, Equivalence } from './training-pages.endpoints.ts';
export { SEARCH_MAX_LENGTH, SEARCH_PAGE_SIZE, searchLearning } from './search.endpoints.ts';
export {
  MEETING_PIN_LENGTH,
  PIN_MINUTES_AROUND,
  confirmAttendance,
  meetingTimes,
  readOwnAttendance,
} from './attendance.endpoints.ts';
export type { OwnAttendance } from './attendance.endpoints.ts';
export { MEETINGS_PAGE_SIZE, listMeetings } from './meetings.endpoints.ts';
export type { ListedMeeting } from './meetings.endpoints.ts';
export { listRecommendations } from './recommendations.endpoints.ts';
export type { Recommendation } from './recommendations.endpoints.ts';
export { listSideMenu } from './side-menu.endpoints.ts';
export type { SideMenuNode } from './side-menu.endpoints.ts';
export {
  createContentEnrollment,
  getStudentContent,
  recordContentAccess,
  updateContentEnrollment,
} from './content-progress.endpoints.ts';
export { contentCompleted, lessonCompleted } from './learning.events.ts';
export {
  cardListPath,
  catalogPath,
  enrolledContentPath,
  freeContentPath,
  lessonPath,
  attendancePath,
  levelPath,
  lmsPath,
  multiLessonPath,
  nodeLevelPath,
  nodeTreePath,
  searchResultPath,
} from './learning.paths.ts';
export type { EnrolledContent, ScormContent, ScormLesson } from './learning.paths.ts';
export {
  LESSON_SIZE,
  lessonPlaces,
  lessonWindowSchema,
  scoEnrollmentSchema,
  scoNavigationItemSchema,
  scoSchema,
  scoTypes,
  scormProcessingStatuses,
  scormStatuses,
} from './scorm.schema.ts';
export type { LessonWindow, Sco, ScoEnrollment, ScoNavigationItem } from './scorm.schema.ts';
export {
  commitScorm,
  getScormLessons,
  getScormNetworkTest,
  lastCommitSchema,
  navigateScorm,
  playScorm,
  saveScormProgress,
} from './scorm.endpoints.ts';
export {
  SCORM_CHANNEL,
  scormFrameMessageSchema,
  scormNetworkTestMessageSchema,
  scormPortalMessageSchema,
} from './scorm.messages.ts';
export type { ScormFrameMessage, ScormPortalMessage } from './scorm.messages.ts';
export { ARCHIVED_LABEL, enrollmentStatusLabels } from './status-labels.ts';
export { attachmentFormatOf, attachmentLabel, attachmentTypes } from './attachment-types.ts';
export type { AttachmentFormat } from './attachment-types.ts';
export {
  COMMENT_MAX_LENGTH,
  commentLinkSchemes,
  commentTags,
  countCharacters,
  countWords,
} from './comment-text.rules.ts';
export {
  ATTACHMENTS_PAGE_SIZE,
  COMMENTS_PAGE_SIZE,
  REPLIES_PAGE_SIZE,
  addComment,
  attachmentSchema,
  commentSchema,
  commentTypes,
  deleteComment,
  editComment,
  getEnrollmentDetail,
  listComments,
  listTeamAttachments,
  reportComment,
} from './comment.endpoints.ts';
export type { Attachment, Comment, CommentReply, CommentType } from './comment.endpoints.ts';
export { OPEN_NEXT, mainAction, nextItemPath, progressText } from './main-action.rules.ts';
export type { ItemPlace, MainAction, TrainingAtHand } from './main-action.rules.ts';
export type { NextItem, TrainingSteps } from './training-steps.schema.ts';
export { getTrainingOutline } from './training-outline.endpoints.ts';
export type { OutlineItem, OutlineModule, TrainingOffer, TrainingOutline } from './training-outline.endpoints.ts';
