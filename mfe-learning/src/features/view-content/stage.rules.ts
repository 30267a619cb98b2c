import { contentType } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';

export type Stage = 'media' | 'page' | 'file' | 'link' | 'portal' | 'unknown';

const stages: Readonly<Record<number, Stage>> = {
  [contentType.audio]: 'media',
  [contentType.video]: 'media',
  [contentType.live]: 'media',
  [contentType.site]: 'page',
  [contentType.article]: 'page',
  [contentType.file]: 'file',
  [contentType.link]: 'link',
  [contentType.externalLink]: 'link',
  [contentType.playlist]: 'portal',
  [contentType.journeyList]: 'portal',
  [contentType.journey]: 'portal',
  [contentType.journeyCards]: 'portal',
  [contentType.impactMenu]: 'portal',
  [contentType.pdf]: 'portal',
};

/** Which viewer opens a content (B2.6-04 to B2.6-10, B2.6-13); `portal` is one of the portal's own. */
export function stageOf({ idContentType }: Pick<ContentItem, 'idContentType'>): Stage {
  return stages[idContentType] ?? 'unknown';
}

/** Lists of journeys are done by being looked at: there is nothing to finish in them. */
export function isSeenToBeDone({ idContentType }: Pick<ContentItem, 'idContentType'>): boolean {
  return idContentType === contentType.journeyList || idContentType === contentType.journeyCards;
}

/** B5-64. */
export function linkAddress(location: string): string {
  return location === '' || /^[a-z][a-z0-9+.-]*:|^\//i.test(location) ? location : `http://${location}`;
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
