import { contentType } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';

/** How an item is shown. */
export type Stage = 'audio' | 'video' | 'post' | 'article' | 'link' | 'file' | 'empty' | 'unknown';

/** Which stage an item gets, by its type; 9 'Livre' is an article when it has content, a link when it has a location (decision 22). */
export function stageOf({ idContentType, content, contentLocation }: Pick<ContentItem, 'idContentType' | 'content' | 'contentLocation'>): Stage {
  switch (idContentType) {
    case contentType.audio:
      return contentLocation === '' ? 'empty' : 'audio';
    case contentType.video:
    case contentType.live:
      return contentLocation === '' ? 'empty' : 'video';
    case contentType.post:
      return 'post';
    case contentType.article:
      return content === '' ? 'empty' : 'article';
    case contentType.free:
      if (content !== '') return 'article';
      return contentLocation === '' ? 'empty' : 'link';
    case contentType.externalLink:
    case contentType.link:
      return contentLocation === '' ? 'empty' : 'link';
    case contentType.file:
      return contentLocation === '' ? 'empty' : 'file';
    default:
      return 'unknown';
  }
}

export function isTimed(stage: Stage): stage is 'audio' | 'video' {
  return stage === 'audio' || stage === 'video';
}
