import { useState } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { isLiveToday } from '@shared-kit/media/content-labels';
import { findPlaylist, videoSourceOf } from '@shared-kit/contracts/content';
import type { PlaylistVideo, VideoProvider } from '@shared-kit/contracts/content';
import { EmbedPlayer, ResumePrompt } from '@shared-kit/media/player';
import { EmptyState, ErrorState, Icon, Skeleton, SkeletonGroup } from '@shared-kit/ui';
import { LinkViewer } from '../link-viewer.tsx';
import { useSavedPosition } from '../use-saved-position.ts';
import { useUnknownDuration } from '../use-unknown-duration.ts';
import type { ContentViewerProps } from '../viewer-props.ts';
import { liveLabels } from './labels.ts';

/** Shows a broadcast that is live or over: in a frame for YouTube or Wistia, as a link for other sites. */
export function BroadcastPlayer(props: ContentViewerProps) {
  return videoSourceOf(props.item.contentLocation) ? <ServiceVideo {...props} /> : <LinkViewer {...props} />;
}

function ServiceVideo(props: ContentViewerProps) {
  const query = useApiQuery(findPlaylist, { params: { id: props.item.idContentItem } }, { staleTime: 0, gcTime: 0 });
  const [video] = query.data?.videos ?? [];
  if (query.data && video) return <Framed {...props} provider={query.data.provider} video={video} />;
  // 404: the content is gone. 403: the tenant has no content module, which queries the service.
  if (query.error?.status === 404 || query.error?.status === 403) return <LinkViewer {...props} />;
  // A failed service gets a retry button; a service that has no video yet shows the empty state.
  if (query.error || query.data?.success === false)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  if (query.data) return <EmptyState icon={<Icon name="live" size={28} />} title={liveLabels.notYet} />;
  return (
    <SkeletonGroup>
      <Skeleton ratio="16/9" />
    </SkeletonGroup>
  );
}

function Framed({
  item,
  progress,
  rules,
  provider,
  video,
}: ContentViewerProps & { provider: VideoProvider; video: PlaylistVideo }) {
  // A live broadcast starts at the current moment.
  const [isLive] = useState(() => isLiveToday(item, new Date()));
  const { startAt, question } = useSavedPosition(item.lastPosition, isLive ? 0 : rules?.startAt);
  const reportDuration = useUnknownDuration(item);
  if (startAt === undefined)
    return <ResumePrompt kind="video" title={item.text} poster={item.image || null} {...question} />;
  return (
    <EmbedPlayer
      provider={provider}
      embedUrl={video.embedUrl}
      title={item.text}
      startAt={startAt}
      autoPlay={rules?.isAutoPlayed ?? true}
      onProgress={(position) => {
        progress.reach(position);
        if (!isLive) reportDuration(position.duration);
      }}
      onPause={(position) => progress.pause(position)}
      onEnded={(position) => progress.finish(position)}
    />
  );
}
