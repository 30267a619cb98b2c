import type { PlaylistVideo, VideoProvider } from '@shared-kit/contracts/content';
import { EmbedPlayer, ResumePrompt } from '@shared-kit/media/player';
import type { MediaProgress } from '@shared-kit/media/player';
import { useSavedPosition } from '../use-saved-position.ts';

interface PlaylistVideoProps {
  readonly video: PlaylistVideo;
  readonly provider: VideoProvider;
  /** With a saved position, asks where to start (A4m-01); a video that follows automatically continues there. */
  readonly asksToResume: boolean;
  readonly onProgress: (progress: MediaProgress) => void;
  readonly onPause: (progress: MediaProgress) => void;
  readonly onEnded: (progress: MediaProgress) => void;
}

/** Plays one video of a playlist. */
export function PlaylistVideoPlayer({ video, provider, asksToResume, ...handlers }: PlaylistVideoProps) {
  const { startAt, question } = useSavedPosition(video.lastPosition, asksToResume ? undefined : video.lastPosition);
  if (startAt === undefined)
    return <ResumePrompt kind="video" title={video.title} poster={video.image || null} {...question} />;
  return (
    <EmbedPlayer
      provider={provider}
      embedUrl={video.embedUrl}
      title={video.title}
      startAt={startAt}
      autoPlay
      {...handlers}
    />
  );
}
