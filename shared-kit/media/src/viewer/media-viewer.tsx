import { MediaPlayer, ResumePrompt } from '@shared-kit/media/player';
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
  isCompact = false,
}: ContentViewerProps & { kind: 'audio' | 'video' }) {
  const { startAt, question } = useSavedPosition(item.lastPosition, rules.startAt);
  const refreshLinks = useFreshLinks();
  const reportDuration = useUnknownDuration(item);
  const poster = item.image || null;
  if (startAt === undefined) return <ResumePrompt kind={kind} title={item.text} poster={poster} {...question} />;
  return (
    <MediaPlayer
      kind={kind}
      source={item.contentLocation}
      title={item.text}
      poster={poster}
      captions={item.captions.map(({ url, language, label }) => ({ src: url, language, label }))}
      preview={item.preview}
      startAt={startAt}
      isSeekingBlocked={rules.isSeekingBlocked ?? false}
      autoPlay={rules.isAutoPlayed ?? true}
      isCompact={isCompact}
      onRetry={refreshLinks}
      onProgress={(position) => {
        progress.reach(position);
        reportDuration(position.duration);
      }}
      onPause={(position) => progress.pause(position)}
      onEnded={(position) => progress.finish(position)}
    />
  );
}
