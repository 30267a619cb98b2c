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
export { createContentEnrollment, getStudentContent, recordContentAccess, updateContentEnrollment } from './content-progress.endpoints.ts';
export { contentCompleted } from './learning.events.ts';
export { catalogPath, enrolledContentPath, freeContentPath, levelPath } from './learning.paths.ts';
export type { EnrolledContent } from './learning.paths.ts';
export { enrollmentStatusLabels } from './status-labels.ts';
