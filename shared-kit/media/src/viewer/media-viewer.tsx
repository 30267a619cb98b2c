import { useState } from 'react';
import { MediaPlayer, ResumePrompt } from '@shared-kit/media/player';
import type { PlayerControls } from '@shared-kit/media/player';
import { AfterMedia } from './after-media.tsx';
import { StudyTools } from './study-tools/study-tools.tsx';
import { useFreshLinks } from './use-fresh-links.ts';
import { useSavedPosition } from './use-saved-position.ts';
import { useUnknownDuration } from './use-unknown-duration.ts';
import type { ContentViewerProps } from './viewer-props.ts';

/** Shows types 1, 2 and 6: a video or an audio that the portal stores. */
export function MediaViewer({
  item,
  progress,
  rules = {},
  kind,
  next,
  isCompact = false,
}: ContentViewerProps & { kind: 'audio' | 'video' }) {
  const isSeekingBlocked = rules.isSeekingBlocked ?? false;
  const { startAt, question, heldBack } = useSavedPosition(item.lastPosition, rules.startAt, isSeekingBlocked);
  const [controls, setControls] = useState<PlayerControls | null>(null);
  const [isOver, setOver] = useState(false);
  const refreshLinks = useFreshLinks();
  const reportDuration = useUnknownDuration(item);
  const poster = item.image || null;
  const player =
    startAt === undefined ? (
      <ResumePrompt kind={kind} title={item.text} poster={poster} {...question} />
    ) : (
      <MediaPlayer
        kind={kind}
        source={item.contentLocation}
        title={item.text}
        poster={poster}
        captions={item.captions.map(({ url, language, label }) => ({ src: url, language, label }))}
        preview={item.preview}
        startAt={startAt}
        isSeekingBlocked={isSeekingBlocked}
        autoPlay={rules.isAutoPlayed ?? true}
        isCompact={isCompact}
        onRetry={refreshLinks}
        onControls={setControls}
        onProgress={(position) => {
          progress.reach(position);
          reportDuration(position.duration);
        }}
        onPlay={() => setOver(false)}
        onPause={(position) => progress.pause(position)}
        onEnded={(position) => {
          setOver(true);
          progress.finish(position);
        }}
      />
    );
  if (isCompact) return player;
  return (
    <StudyTools item={item} controls={heldBack ?? controls}>
      {player}
      {isOver && next && <AfterMedia kind={kind} next={next} onStay={() => setOver(false)} />}
    </StudyTools>
  );
}
