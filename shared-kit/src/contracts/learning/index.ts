export { calendarBlockSlot } from './learning.slots.ts';
export { elementTypes, enrollmentStatusSchema, enrollmentStatuses, isDone, lockReasons, nodeStatuses, nodeTypes } from './statuses.schema.ts';
export type { ElementType, EnrollmentStatus, LockReason, NodeStatus, NodeType } from './statuses.schema.ts';
export { contentEnrollmentSchema, enrollmentSchema, meetingSchema, nodeEnrollmentSchema, teamSchema } from './enrollment.schema.ts';
export type { ContentEnrollment, Enrollment, Meeting, NodeEnrollment, Team } from './enrollment.schema.ts';
export { blockElementSchema, blockParametersSchema, blockSchema, cardElementSchema, lockSchema, nodeSchema, questionnaireStateSchema } from './node.schema.ts';
export type { Block, BlockParameters, BlockingItem, CardElement, Lock, Node, QuestionnaireState } from './node.schema.ts';
export { emptyCard } from './empty-card.ts';
export { mapElementSchema, navigationMapSchema } from './navigation-map.schema.ts';
export type { MapElement, NavigationItem, NavigationMap } from './navigation-map.schema.ts';
export { CATALOG_SEARCH_MAX_LENGTH, getCatalog, getNode, likeElement, listAvailableTags, listCatalogNodes, unlikeElement } from './catalog.endpoints.ts';
export { TOPICS_PAGE_SIZE, TOPIC_SEARCH_MAX_LENGTH, listTopics, listUserTopics, saveUserTopics } from './topics.endpoints.ts';
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
  requestEnrollment,
} from './enrollment.endpoints.ts';
export { REQUESTS_PAGE_SIZE, cancelEnrollmentRequest, enrollmentRequestStatuses, hasEnrollmentRequests, listEnrollmentRequests } from './enrollment-request.endpoints.ts';
export type { EnrollmentRequest, EnrollmentRequestStatus } from './enrollment-request.endpoints.ts';
export { SEARCH_MAX_LENGTH, SEARCH_PAGE_SIZE, searchLearning } from './search.endpoints.ts';
export { listSideMenu } from './side-menu.endpoints.ts';
export type { SideMenuNode } from './side-menu.endpoints.ts';
export { createContentEnrollment, getStudentContent, recordContentAccess, updateContentEnrollment } from './content-progress.endpoints.ts';
export { contentCompleted } from './learning.events.ts';
export { catalogPath, enrolledContentPath, freeContentPath, levelPath, searchResultPath } from './learning.paths.ts';
export type { EnrolledContent } from './learning.paths.ts';
export { enrollmentStatusLabels } from './status-labels.ts';
