import { contentType } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import type { ViewerKind } from 'shared-kit/viewer';

/** Types that only the content area opens (B2.6-13). */
const notOpened: ReadonlySet<number> = new Set([contentType.post, contentType.free]);

/** Tells whether the learning area opens contents of this type (B2.6-04 to B2.6-10, B2.6-13). */
export function isOpenedInTrainings({ idContentType }: Pick<ContentItem, 'idContentType'>): boolean {
  return !notOpened.has(idContentType);
}

/** Contents whose progress the content area keeps itself, inside a training too: which page was read, which videos or steps are done. */
const ownProgress: ReadonlySet<ViewerKind> = new Set([
  'playlist',
  'journey',
  'journeys',
  'impact-menu',
  'pdf',
] satisfies ViewerKind[]);

/** Tells whether a content's own record says how far the person is, besides the enrolment. */
export function hasOwnProgress(kind: ViewerKind): boolean {
  return ownProgress.has(kind);
}

/** B2.6-14, B2.6-15: an embedded site needs an address, a single page an address or a text. */
export function hasSomethingToShow({
  idContentType,
  contentLocation,
  content,
}: Pick<ContentItem, 'idContentType' | 'contentLocation' | 'content'>): boolean {
  if (idContentType === contentType.site) return contentLocation !== '';
  if (idContentType === contentType.article) return contentLocation !== '' || content !== '';
  return true;
}

/** Where media begin inside an enrolment: where the stored share of it ends; from the start once it was seen. */
export function startWithin(
  enrollment: { readonly status: string; readonly progress: number } | null,
  duration: number,
): number {
  return enrollment?.status === 'IN_PROGRESS' ? Math.floor((enrollment.progress / 100) * duration) : 0;
}
