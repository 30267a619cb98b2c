import type { ContentItem } from 'shared-kit/contracts/content';
import { EmptyState, Icon } from 'shared-kit/ui';
import { ArticleStage } from './article-stage.tsx';
import { FileStage } from './file-stage.tsx';
import { labels } from './labels.ts';
import { LinkStage } from './link-stage.tsx';
import { MediaStage } from './media-stage.tsx';
import { PostStage } from './post-stage.tsx';
import { stageOf } from './stage.rules.ts';
import type { ContentVisit } from './use-content-visit.ts';

export interface StageProps {
  readonly item: ContentItem;
  readonly visit: ContentVisit;
}

/** The viewer for the item's type (spec A section 2). */
export function ContentStage(props: StageProps) {
  const stage = stageOf(props.item);
  switch (stage) {
    case 'audio':
    case 'video':
      return <MediaStage {...props} kind={stage} />;
    case 'post':
      return <PostStage {...props} />;
    case 'article':
      return <ArticleStage {...props} />;
    case 'link':
      return <LinkStage {...props} />;
    case 'file':
      return <FileStage {...props} />;
    case 'empty':
      return <EmptyState title={labels.empty} />;
    case 'unknown':
      return <EmptyState icon={<Icon name="help" size={28} />} title={labels.unknownType} />;
  }
}
