import { useEffect, useEffectEvent } from 'react';
import { contentType } from '@shared-kit/contracts/content';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { EmptyState, Icon, Skeleton } from '@shared-kit/ui';
import { ArticleViewer } from './article-viewer.tsx';
import { FileViewer } from './file-viewer.tsx';
import { labels } from './labels.ts';
import { LinkViewer } from './link-viewer.tsx';
import { LiveViewer } from './live-viewer/live-viewer.tsx';
import { MediaViewer } from './media-viewer.tsx';
import { PdfContent } from './pdf-viewer/lazy-pdf.tsx';
import { PlaylistSkeleton } from './playlist-viewer/playlist-skeleton.tsx';
import { PostViewer } from './post-viewer.tsx';
import { completesByTime, viewerKind } from '@shared-kit/media/viewer-kind';
import type { ViewerKind } from '@shared-kit/media/viewer-kind';
import type { ContentProgress, ContentViewerProps } from './viewer-props.ts';

const loading = <Skeleton ratio="16/9" />;
const SiteViewer = lazyComponent(async () => (await import('./site-viewer/site-viewer.tsx')).SiteViewer, loading);
const PageViewer = lazyComponent(async () => (await import('./site-viewer/site-viewer.tsx')).PageViewer, loading);
const PlaylistViewer = lazyComponent(
  async () => (await import('./playlist-viewer/playlist-viewer.tsx')).PlaylistViewer,
  <PlaylistSkeleton />,
);
const JourneyViewer = lazyComponent(
  async () => (await import('./journey-viewer/journey-viewer.tsx')).JourneyViewer,
  loading,
);
const JourneyListViewer = lazyComponent(
  async () => (await import('./journey-viewer/journey-list-viewer.tsx')).JourneyListViewer,
  loading,
);
const ImpactMenuViewer = lazyComponent(
  async () => (await import('./impact-menu-viewer/impact-menu-viewer.tsx')).ImpactMenuViewer,
  loading,
);

/**
 * Shows a content item in the viewer of its type (A2v, B2.6), in the content area and in a training. The differences
 * between the two come as `progress`, `rules` and `texts`; title, navigation and comments belong to the page around it.
 *
 * @example
 * const progress = useContentProgress(item, idSection);
 * return <ContentViewer item={item} progress={progress} />;
 */
export function ContentViewer(props: ContentViewerProps) {
  const kind = props.rules?.excludedTypes?.includes(props.item.idContentType) ? 'unknown' : viewerKind(props.item);
  const progress = useTimedCompletion(kind, props);
  return <ViewerOf {...props} kind={kind} progress={progress} />;
}

function ViewerOf({ kind, ...props }: ContentViewerProps & { kind: ViewerKind }) {
  switch (kind) {
    case 'audio':
    case 'video':
      return <MediaViewer {...props} kind={kind} />;
    case 'live':
      return <LiveViewer {...props} />;
    case 'playlist':
      return <PlaylistViewer {...props} />;
    case 'post':
      return <PostViewer {...props} />;
    case 'article':
      return <ArticleViewer {...props} />;
    case 'link':
      return <LinkViewer {...props} />;
    case 'file':
      return <FileViewer {...props} />;
    case 'site':
      return <SiteViewer {...props} />;
    case 'page':
      return <PageViewer {...props} />;
    case 'journey':
      return <JourneyViewer {...props} Viewer={ContentViewer} />;
    case 'journeys':
      return <JourneyListViewer {...props} />;
    case 'impact-menu':
      return <ImpactMenuViewer {...props} />;
    case 'pdf':
      return <PdfContent {...props} />;
    case 'empty':
      return <MissingContent {...props} />;
    case 'unknown':
      return (
        <EmptyState icon={<Icon name="help" size={28} />} title={props.texts?.unknownType ?? labels.unknownType} />
      );
  }
}

function MissingContent({ item, texts }: ContentViewerProps) {
  const isFile = item.idContentType === contentType.file;
  return <EmptyState title={(isFile ? texts?.missingFile : undefined) ?? labels.empty} />;
}

/** Finishes a content item after it was open for a given time (B4.2-03); the viewer's own end is then ignored. */
function useTimedCompletion(kind: ViewerKind, { item, progress, rules }: ContentViewerProps): ContentProgress {
  const afterMs = completesByTime(kind) ? rules?.completesAfterMs : undefined;
  const finish = useEffectEvent(() => progress.finish());
  useEffect(() => {
    if (afterMs === undefined) return;
    const timer = setTimeout(() => finish(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, item.idContentItem]);
  return afterMs === undefined ? progress : { ...progress, finish: () => undefined };
}
