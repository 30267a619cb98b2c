/**
 * Rules that the scripts inlined into the page share with the code that loads later. They have no dependencies, because
 * every page contains them.
 */
export { storageKey, storedNames } from './storage-keys.ts';
export { prefetchKey } from './prefetch-key.ts';
export type { PrefetchedCalls } from './prefetch-key.ts';
export { isReleaseBroken, releaseId } from './broken-releases.rules.ts';
export { hungReleasesIn } from './hung-starts.rules.ts';
export type { PageStart, PageStarts } from './hung-starts.rules.ts';
export { exactnessOf, paramsAt } from './path-pattern.rules.ts';
export { firstCallPath, shownPartsAt } from './shown-parts.rules.ts';
export type { ShownPart } from './shown-parts.rules.ts';
export type { FirstReplies, FirstReply } from './first-replies.ts';
export { FIRST_REPLIES_ID, FIRST_VIEW_ID } from './first-replies.ts';
export { focusOf } from './picture-focus.rules.ts';
