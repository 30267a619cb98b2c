import { useState } from 'react';
import { findContent, listJourneyParts } from 'shared-kit/contracts/content';
import { MediaPlayer, ResumePrompt } from 'shared-kit/player';
import { useNewLinks } from '../../lib/use-new-links.ts';
import type { StageProps } from './content-stage.tsx';
import { useUnknownDuration } from './use-unknown-duration.ts';

/** Types 1, 2 and 6. With a saved position it asks first where to begin, without one it plays (A4m-01). */
export function MediaStage({ item, visit, kind }: StageProps & { kind: 'audio' | 'video' }) {
  // As it was when the item was opened: what is saved meanwhile asks nothing.
  const [savedPosition] = useState(item.lastPosition);
  const [startAt, setStartAt] = useState(savedPosition > 0 ? undefined : 0);
  const renew = useNewLinks(findContent, listJourneyParts);
  const tellDuration = useUnknownDuration(item);
  const poster = item.image || null;
  if (startAt === undefined) {
    return (
      <ResumePrompt
        kind={kind}
        title={item.text}
        poster={poster}
        lastPosition={savedPosition}
        onResume={() => setStartAt(savedPosition)}
        onRestart={() => setStartAt(0)}
      />
    );
  }
  return (
    <MediaPlayer
      kind={kind}
      source={item.contentLocation}
      title={item.text}
      poster={poster}
      captions={item.captions.map(({ url, language, label }) => ({ src: url, language, label }))}
      preview={item.preview}
      startAt={startAt}
      autoPlay
      onRetry={renew}
      onProgress={({ seconds, duration }) => {
        visit.reach(seconds);
        tellDuration(duration);
      }}
      onPause={({ seconds }) => visit.pause(seconds)}
      onEnded={({ seconds }) => visit.finish(seconds)}
    />
  );
}
