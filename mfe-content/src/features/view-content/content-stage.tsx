import type { ContentItem } from 'shared-kit/contracts/content';
import { partOnUse } from 'shared-kit/federation';
import { EmptyState, Icon, Skeleton } from 'shared-kit/ui';
import { ArticleStage } from './article-stage.tsx';
import { FileStage } from './file-stage.tsx';
import { labels } from './labels.ts';
import { LiveStage } from './live-stage.tsx';
import { LinkStage } from './link-stage.tsx';
import { MediaStage } from './media-stage.tsx';
import { PlaylistStage } from './playlist/playlist-part.tsx';
import { PostStage } from './post-stage.tsx';
import { stageOf } from './stage.rules.ts';
import type { ChosenVideo } from './playlist/chosen-video.ts';
import type { ContentVisit } from './use-content-visit.ts';

export interface StageProps {
  readonly item: ContentItem;
  readonly visit: ContentVisit;
  /** Where the address says which video of a playlist is played. */
  readonly chosen?: ChosenVideo | undefined;
  /** It is one step of a journey. */
  readonly isStep?: boolean;
}

const loading = <Skeleton ratio="16/9" />;
const SiteStage = partOnUse(async () => (await import('./site-stage.tsx')).SiteStage, loading);
const PageStage = partOnUse(async () => (await import('./site-stage.tsx')).PageStage, loading);
const JourneyStage = partOnUse(async () => (await import('./journey-stage.tsx')).JourneyStage, loading);
const JourneyListStage = partOnUse(async () => (await import('./journey-list-stage.tsx')).JourneyListStage, loading);
const ImpactMenuStage = partOnUse(async () => (await import('./impact-menu-stage.tsx')).ImpactMenuStage, loading);
const PdfStage = partOnUse(
  async () => (await import('./pdf-stage.tsx')).PdfStage,
  <p role="status">{labels.loadingPdf}</p>,
);

/** The viewer for the item's type (spec A section 2). */
export function ContentStage(props: StageProps) {
  const stage = stageOf(props.item);
  switch (stage) {
    case 'audio':
    case 'video':
      return <MediaStage {...props} kind={stage} />;
    case 'live':
      return <LiveStage {...props} />;
    case 'playlist':
      return <PlaylistStage {...props} />;
    case 'post':
      return <PostStage {...props} />;
    case 'article':
      return <ArticleStage {...props} />;
    case 'link':
      return <LinkStage {...props} />;
    case 'file':
      return <FileStage {...props} />;
    case 'site':
      return <SiteStage {...props} />;
    case 'page':
      return <PageStage {...props} />;
    case 'journey':
      return <JourneyStage {...props} Stage={ContentStage} />;
    case 'journeys':
      return <JourneyListStage {...props} />;
    case 'impact-menu':
      return <ImpactMenuStage {...props} />;
    case 'pdf':
      return <PdfStage {...props} />;
    case 'empty':
      return <EmptyState title={labels.empty} />;
    case 'unknown':
      return <EmptyState icon={<Icon name="help" size={28} />} title={labels.unknownType} />;
  }
}
