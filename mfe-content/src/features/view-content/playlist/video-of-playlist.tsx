import { useState } from 'react';
import type { PlaylistVideo, VideoProvider } from 'shared-kit/contracts/content';
import { EmbedPlayer, ResumePrompt } from 'shared-kit/player';
import type { MediaProgress } from 'shared-kit/player';

interface VideoOfPlaylistProps {
  readonly video: PlaylistVideo;
  readonly provider: VideoProvider;
  /** With a saved position it asks where to begin (A4m-01); one that follows by itself goes on there. */
  readonly isAsked: boolean;
  readonly onProgress: (progress: MediaProgress) => void;
  readonly onPause: (progress: MediaProgress) => void;
  readonly onEnded: (progress: MediaProgress) => void;
}

/** One video on the stage. */
export function VideoOfPlaylist({ video, provider, isAsked, ...handlers }: VideoOfPlaylistProps) {
  // As it was when it was opened.
  const [saved] = useState(video.lastPosition);
  const [startAt, setStartAt] = useState(isAsked && saved > 0 ? undefined : saved);
  if (startAt === undefined) {
    return (
      <ResumePrompt
        kind="video"
        title={video.title}
        poster={video.image || null}
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
      title={video.title}
      startAt={startAt}
      autoPlay
      {...handlers}
    />
  );
}
