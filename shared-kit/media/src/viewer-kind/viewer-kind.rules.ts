import { contentType } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';

/** Kinds of viewers. */
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

/** Returns whether a viewer uses the full width. All others except media use the reading width. */
export function isWide(kind: ViewerKind): boolean {
  return wideKinds.has(kind);
}

/** Returns whether a viewer plays media: it gets the wide layout, and its visit the long idle time. */
export function isTimed(kind: ViewerKind): boolean {
  return kind === 'audio' || kind === 'video' || kind === 'live' || kind === 'playlist';
}

/** Returns whether a content continues where the user stopped: at a second, or at a page. */
export function hasPosition(kind: ViewerKind): boolean {
  return isTimed(kind) || kind === 'pdf';
}

/** Returns whether a content can be done by being open for a time, if the page sets one. */
export function completesByTime(kind: ViewerKind): boolean {
  return kind === 'article' || kind === 'page' || kind === 'site' || kind === 'journeys';
}
