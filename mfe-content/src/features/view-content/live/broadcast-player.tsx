import { useState } from 'react';
import { useApiQuery } from 'shared-kit/api';
import { findPlaylist } from 'shared-kit/contracts/content';
import type { PlaylistVideo, VideoProvider } from 'shared-kit/contracts/content';
import { EmbedPlayer, ResumePrompt } from 'shared-kit/player';
import { EmptyState, ErrorState, Icon, Skeleton, SkeletonGroup } from 'shared-kit/ui';
import { isLiveToday } from '../../../lib/content-look.rules.ts';
import type { StageProps } from '../content-stage.tsx';
import { LinkStage } from '../link-stage.tsx';
import { useUnknownDuration } from '../use-unknown-duration.ts';
import { liveLabels } from './labels.ts';

/** A broadcast that goes on or is over: framed where YouTube or Wistia has it, one click away where it is elsewhere. */
export function BroadcastPlayer(props: StageProps) {
  const query = useApiQuery(findPlaylist, { params: { id: props.item.idContentItem } }, { staleTime: 0, gcTime: 0 });
  const [video] = query.data?.videos ?? [];
  if (query.data && video) return <Framed {...props} provider={query.data.provider} video={video} />;
  if (query.error?.status === 404) return <LinkStage {...props} />;
  // A service that failed is asked again; one that has nothing is waited for.
  if (query.error || query.data?.success === false)
    return <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  if (query.data) return <EmptyState icon={<Icon name="live" size={28} />} title={liveLabels.notYet} />;
  return (
    <SkeletonGroup>
      <Skeleton ratio="16/9" />
    </SkeletonGroup>
  );
}

function Framed({ item, visit, provider, video }: StageProps & { provider: VideoProvider; video: PlaylistVideo }) {
  const [saved] = useState(item.lastPosition);
  // What is on the air now is watched from now.
  const [isLive] = useState(() => isLiveToday(item, new Date()));
  const [startAt, setStartAt] = useState(saved > 0 && !isLive ? undefined : 0);
  const tellDuration = useUnknownDuration(item);
  if (startAt === undefined) {
    return (
      <ResumePrompt
        kind="video"
        title={item.text}
        poster={item.image || null}
        lastPosition={saved}
        onResume={() => setStartAt(saved)}
        onRestart={() => setStartAt(0)}
      />
    );
  }
  return (
    <EmbedPlayer
      provider={provider}
      embedUrl={video.embedUrl}
      title={item.text}
      startAt={startAt}
      autoPlay
      onProgress={({ seconds, duration }) => {
        visit.reach(seconds);
        if (!isLive) tellDuration(duration);
      }}
      onPause={({ seconds }) => visit.pause(seconds)}
      onEnded={({ seconds }) => visit.finish(seconds)}
    />
  );
}
