export { contentType, contentTypeLabel } from './content-type.ts';
export { sectionType } from './section-type.ts';
export { completionStatuses, contentItemSchema, imageStyles } from './content-item.schema.ts';
export type { CompletionStatus, ContentItem } from './content-item.schema.ts';
export {
  CONTENT_PAGE_SIZE,
  findContent,
  listContent,
  listSectionContent,
  searchContent,
  updateDuration,
  voteContent,
} from './content.endpoints.ts';
export {
  filterContent,
  listContentChildren,
  listContentFilters,
  neighboursOfContent,
} from './content-lists.endpoints.ts';
export type { ContentNeighbour } from './content-lists.endpoints.ts';
export { exitScreen, navigationType, recordVisit, saveProgress, visitSchema } from './tracking.endpoints.ts';
export type { Visit } from './tracking.endpoints.ts';
export { chatPath, cardMenuPath, contentPath, sectionPath, slugOf, livePath, videoPath } from './content.paths.ts';
export { CONTENT_SEARCH_MIN_LENGTH, searchAllContent } from './search.endpoints.ts';
export { findImpactMenu, listItemParts } from './parts.endpoints.ts';
export { findSiteVisitor, openAssessment, openSite } from './outside.endpoints.ts';
export {
  CHAT_MESSAGE_MAX_LENGTH,
  REPORT_NOTE_MAX_LENGTH,
  chatKinds,
  chatMessageSchema,
  chatReportReasons,
  chatRoomSchema,
  chatTextSchema,
} from './chat.schema.ts';
export type { ChatDay, ChatKind, ChatMessage, ChatReportReason, ChatRoom } from './chat.schema.ts';
export { CHAT_PAGE_SIZE, loadChatRoom, reportChatMessage, saveChatMessages } from './chat.endpoints.ts';
export {
  chatMessageCalls,
  chatMessageChanged,
  chatMessageEvents,
  chatPresence,
  joinChatRoom,
  leaveChatRoom,
  readChatRoom,
  typeInChatRoom,
  typingInChatRoom,
} from './chat.events.ts';
export {
  PLAYLIST_PAGE_SIZE,
  findPlaylist,
  findVideo,
  savePlaylistDuration,
  videoProviders,
} from './playlist.endpoints.ts';
export type { PlaylistVideo, VideoProvider } from './playlist.endpoints.ts';
export { videoSourceOf } from './video-source.rules.ts';
export type { VideoSource } from './video-source.rules.ts';
export { messagePath, personPath, sendUploadPath, uploadPath } from './community.paths.ts';
export {
  UPLOAD_MAX_SIZE,
  UPLOAD_PART_SIZE,
  UPLOAD_QUOTA,
  extensionOf,
  uploadExtensions,
  uploadFormatOf,
} from './upload-formats.ts';
export type { UploadExtension } from './upload-formats.ts';
export {
  deleteUpload,
  findUpload,
  listOwnUploads,
  listUploads,
  ownUploadSchema,
  publishUpload,
  sendUploadPart,
  startUpload,
  uploadStates,
  userUploadSchema,
} from './upload.endpoints.ts';
export type { OwnUpload, UploadState, UserUpload } from './upload.endpoints.ts';
export { MEDIA_LIBRARY_TIMEOUT_MS, mediaFileSchema, readMediaLibrary } from './media-library.endpoints.ts';
export type { MediaFile } from './media-library.endpoints.ts';
export { findMessage, listMessages, markMessageRead } from './messages.endpoints.ts';
export type { MessageSummary } from './messages.endpoints.ts';
export {
  NOTES_PER_CONTENT,
  NOTE_MAX_LENGTH,
  listNotes,
  noteChangeSchema,
  noteSchema,
  saveNote,
} from './notes.endpoints.ts';
export type { Note, NoteChange } from './notes.endpoints.ts';
export { calendarSectionSlot } from './content.slots.ts';
export { ITEMS_IN_PROGRESS_LIMIT, listItemsInProgress } from './home.endpoints.ts';
export type { ItemsInProgress, TrainingInProgress } from './home.endpoints.ts';
