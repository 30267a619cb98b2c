export { contentType, contentTypeLabel } from './content-type.ts';
export { completionStatuses, contentItemSchema, imageStyles } from './content-item.schema.ts';
export type { CompletionStatus, ContentItem } from './content-item.schema.ts';
export { CONTENT_PAGE_SIZE, findContent, listContent, listSectionContent, searchContent, updateDuration, voteContent } from './content.endpoints.ts';
export { exitScreen, navigationType, recordVisit, saveProgress, visitSchema } from './tracking.endpoints.ts';
export type { Visit } from './tracking.endpoints.ts';
export { contentPath, sectionPath, slugOf } from './content.paths.ts';
