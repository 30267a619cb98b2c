import { useRef, useState } from 'react';
import { ErrorState, Spinner } from '@shared-kit/ui';
import { sandboxFor } from '../frame-viewer/sandbox.rules.ts';
import type { PlayerHandlers } from '../media-player/player-events.ts';
import { embedLabels } from './labels.ts';
import { playerJsProtocol } from './player-js-protocol.rules.ts';
import { useEmbed } from './use-embed.ts';
import { youtubeProtocol } from './youtube-protocol.rules.ts';
import styles from './embed-player.module.css';

/** Props of `EmbedPlayer`. */
export interface EmbedPlayerProps extends PlayerHandlers {
  provider: 'youtube' | 'wistia';
  /** Address of the provider's player for the video, from the server. */
  embedUrl: string;
  title: string;
  /** Start position in seconds. */
  startAt?: number;
  autoPlay?: boolean;
}

const protocols = { youtube: youtubeProtocol, wistia: playerJsProtocol } as const;

/**
 * Plays a YouTube or Wistia video in a frame on the provider's origin. Reports the same events as the portal's own
 * player.
 */
export function EmbedPlayer(props: EmbedPlayerProps) {
  const [attempt, setAttempt] = useState(0);
  return <EmbedStage key={`${props.embedUrl} ${attempt}`} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function EmbedStage({
  provider,
  embedUrl,
  title,
  startAt = 0,
  autoPlay = false,
  onRetry,
  ...handlers
}: EmbedPlayerProps & { onRetry: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const protocol = protocols[provider];
  // Keeps the first address: another address would reload the player.
  const [src] = useState(() => protocol.address(embedUrl, { origin: location.origin, startAt, autoPlay }));
  const phase = useEmbed(frame, { ...handlers, protocol, origin: new URL(embedUrl).origin, startAt });
  return (
    <section className={styles.stage} aria-label={title}>
      {phase === 'failed' ? (
        <div className={styles.failure}>
          <ErrorState
            size="compact"
            title={embedLabels.failed}
            description={embedLabels.failedHint}
            onRetry={onRetry}
          />
        </div>
      ) : (
        <iframe
          ref={frame}
          src={src}
          title={title}
          className={styles.frame}
          sandbox={sandboxFor(src, location.origin)}
          referrerPolicy="strict-origin-when-cross-origin"
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          data-loaded={isLoaded ? 'yes' : 'no'}
          onLoad={() => setLoaded(true)}
        />
      )}
      {phase === 'loading' && !isLoaded && (
        <div className={styles.wait}>
          <Spinner size="large" label={embedLabels.loading} />
        </div>
      )}
    </section>
  );
}
