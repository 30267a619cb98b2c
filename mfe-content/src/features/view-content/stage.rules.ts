import { contentType } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';

/** How an item is shown. */
export type Stage =
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

/** Which stage an item gets, by its type; 9 'Livre' is an article when it has content, a link when it has a location (decision 22). */
export function stageOf({
  idContentType,
  content,
  contentLocation,
}: Pick<ContentItem, 'idContentType' | 'content' | 'contentLocation'>): Stage {
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

const wideStages: ReadonlySet<Stage> = new Set(['site', 'page', 'journey', 'journeys', 'impact-menu', 'pdf']);

/** Takes the whole stage, after a word on what it is about; all else but media keeps to the reading width. */
export function isWide(stage: Stage): boolean {
  return wideStages.has(stage);
}

/** Goes on where the person stopped: at a second, or at a page. */
export function keepsPosition(stage: Stage): boolean {
  return isTimed(stage) || stage === 'pdf';
}

/** Whether something plays in it: it gets the wide stage, and its visit the long idle time. */
export function isTimed(stage: Stage): boolean {
  return stage === 'audio' || stage === 'video' || stage === 'live' || stage === 'playlist';
}
