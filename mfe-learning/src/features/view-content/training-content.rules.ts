import { contentType } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { ViewerKind } from '@shared-kit/media/viewer';

/** Types that only the content area opens (B2.6-13). */
const notOpened: ReadonlySet<number> = new Set([contentType.post, contentType.free]);

/** Returns whether the learning area opens contents of this type (B2.6-04 to B2.6-10, B2.6-13). */
export function isOpenedInTrainings({ idContentType }: Pick<ContentItem, 'idContentType'>): boolean {
  return !notOpened.has(idContentType);
}

/**
 * Viewer kinds whose progress the content area stores itself, also inside a training: pages read, videos or steps done.
 */
const ownProgress: ReadonlySet<ViewerKind> = new Set([
  'playlist',
  'journey',
  'journeys',
  'impact-menu',
  'pdf',
] satisfies ViewerKind[]);

/** Returns whether a content has a progress record of its own besides the enrolment. */
export function hasOwnProgress(kind: ViewerKind): boolean {
  return ownProgress.has(kind);
}

/**
 * Returns whether a content has something to show: an embedded site needs an address, a single page an address or a
 * text (B2.6-14, B2.6-15).
 */
export function hasSomethingToShow({
  idContentType,
  contentLocation,
  content,
}: Pick<ContentItem, 'idContentType' | 'contentLocation' | 'content'>): boolean {
  if (idContentType === contentType.site) return contentLocation !== '';
  if (idContentType === contentType.article) return contentLocation !== '' || content !== '';
  return true;
}

/**
 * Returns the start position of media inside an enrolment: the end of the saved share; the beginning once it is
 * completed.
 */
export function startWithin(
  enrollment: { readonly status: string; readonly progress: number } | null,
  duration: number,
): number {
  return enrollment?.status === 'IN_PROGRESS' ? Math.floor((enrollment.progress / 100) * duration) : 0;
}
