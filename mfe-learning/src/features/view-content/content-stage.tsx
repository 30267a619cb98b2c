import { contentType } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import { EmptyState, Icon } from 'shared-kit/ui';
import type { MediaProgress } from 'shared-kit/player';
import { FileStage } from './file-stage.tsx';
import { labels } from './labels.ts';
import { LinkStage } from './link-stage.tsx';
import { MediaStage } from './media-stage.tsx';
import { PageStage } from './page-stage.tsx';
import { PortalStage } from './portal-stage.tsx';
import { stageOf } from './stage.rules.ts';

export interface ContentStageProps {
  readonly content: ContentItem;
  /** Seconds; where media begin. */
  readonly startAt: number;
  readonly isSeekingBlocked: boolean;
  readonly autoPlay?: boolean;
  readonly onProgress: (progress: MediaProgress) => void;
  /** The person has done what this type asks for. */
  readonly onFinished: () => void;
  /** There is nothing to show: back to where one came from. */
  readonly onNothing: () => void;
}

/** The viewer for the content's type (B2.6). */
export function ContentStage(props: ContentStageProps) {
  switch (stageOf(props.content)) {
    case 'media':
      return <MediaStage {...props} kind={props.content.idContentType === contentType.audio ? 'audio' : 'video'} />;
    case 'page':
      return <PageStage {...props} />;
    case 'file':
      return <FileStage {...props} />;
    case 'link':
      return <LinkStage {...props} />;
    case 'portal':
      return <PortalStage {...props} />;
    case 'unknown':
      return <EmptyState icon={<Icon name="file" size={28} />} title={labels.unknownType} />;
  }
}
