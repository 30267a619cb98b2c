// The module has no state that the copies of a page must share: everything is in the browser's cache. Remotes bundle
// their own copy; the shell does not share it.
export { readIndex, readReply, removeExpired, removeGroup, removeOthers, removeRefused } from './saved-cache.ts';
export { NoRoomError, measureGroup, saveGroup } from './save-group.ts';
export type { GroupToSave, MeasuredGroup } from './save-group.ts';
export { canSaveOffline } from './can-save.ts';
export { SAVED_FOR_DAYS } from './saved.rules.ts';
export type { SavedGroup } from './saved.rules.ts';
