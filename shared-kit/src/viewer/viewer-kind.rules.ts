import { contentType } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';

/** The viewers there are. */
export type ViewerKind =
  | 'audio'
  | 'video'
  | 'live'
  | 'playlist'
  | 'post'
  | 'article'
  | 'link'
  | 'file'
  | 'site'
  | 'page'
  | 'journey'
  | 'journeys'
  | 'impact-menu'
  | 'pdf'
  | 'empty'
  | 'unknown';

/** Chooses the viewer of an item by its type. Type 9 'Livre' is an article when it has content, a link when it has a location (decision 22). */
export function viewerKind({
  idContentType,
  content,
  contentLocation,
}: Pick<ContentItem, 'idContentType' | 'content' | 'contentLocation'>): ViewerKind {
  switch (idContentType) {
    case contentType.audio:
      return contentLocation === '' ? 'empty' : 'audio';
    case contentType.video:
      return contentLocation === '' ? 'empty' : 'video';
    case contentType.live:
      return contentLocation === '' ? 'empty' : 'live';
    case contentType.playlist:
      return contentLocation === '' ? 'empty' : 'playlist';
    case contentType.post:
      return 'post';
    case contentType.article:
      if (content !== '') return 'article';
      return contentLocation === '' ? 'empty' : 'page';
    case contentType.free:
      if (content !== '') return 'article';
      return contentLocation === '' ? 'empty' : 'link';
    case contentType.externalLink:
    case contentType.link:
      return contentLocation === '' ? 'empty' : 'link';
    case contentType.file:
      return contentLocation === '' ? 'empty' : 'file';
    case contentType.site:
      return 'site';
    case contentType.journey:
      return 'journey';
    case contentType.journeyList:
    case contentType.journeyCards:
      return 'journeys';
    case contentType.impactMenu:
      return 'impact-menu';
    case contentType.pdf:
      return contentLocation === '' ? 'empty' : 'pdf';
    default:
      return 'unknown';
  }
}

const wideKinds: ReadonlySet<ViewerKind> = new Set(['site', 'page', 'journey', 'journeys', 'impact-menu', 'pdf']);

/** Tells whether a viewer takes the whole width. All others but media keep to the reading width. */
export function isWide(kind: ViewerKind): boolean {
  return wideKinds.has(kind);
}

/** Tells whether something plays in a viewer: it gets the wide place, and its visit the long idle time. */
export function isTimed(kind: ViewerKind): boolean {
  return kind === 'audio' || kind === 'video' || kind === 'live' || kind === 'playlist';
}

/** Tells whether a content goes on where the person stopped: at a second, or at a page. */
export function hasPosition(kind: ViewerKind): boolean {
  return isTimed(kind) || kind === 'pdf';
}

/** Tells whether a content can be done by being open for a while, where the place says so. */
export function completesByTime(kind: ViewerKind): boolean {
  return kind === 'article' || kind === 'page' || kind === 'site' || kind === 'journeys';
}
