import { useRef, useState } from 'react';
import { ErrorState, Image, Spinner, classNames } from '@shared-kit/ui';
import { playerLabels } from './labels.ts';
import type { MediaProgress, PlayerHandlers } from './player-events.ts';
import type { Preview } from './preview.rules.ts';
import { usePlayer } from './use-player.ts';
import styles from './media-player.module.css';

/** Caption track of a media file. */
export interface Captions {
  /** Address of a WebVTT file on the portal's origin. */
  src: string;
  /** Language tag, e.g. 'pt-BR'. */
  language: string;
  label: string;
  isDefault?: boolean;
}

/** Props of `MediaPlayer`. */
export interface MediaPlayerProps extends PlayerHandlers {
  kind: 'video' | 'audio';
  /** Address of the file or of an HLS playlist. */
  source: string;
  title: string;
  poster?: string | null;
  captions?: readonly Captions[];
  /** Preview images for the seek bar, all in one file. */
  preview?: Preview | undefined;
  /** Start position in seconds; everything before it counts as played. */
  startAt?: number;
  /** Reverts jumps beyond the furthest played point (B4.3-23). */
  isSeekingBlocked?: boolean;
  /** Starts playback automatically when the browser allows it, e.g. after the resume prompt. */
  autoPlay?: boolean;
  /** Shows an audio player as a bar, e.g. beside a list. */
  isCompact?: boolean;
  /**
   * Called before a retry, because the link may have expired. The retry waits for the promise and uses the new
   * `source`.
   */
  onRetry?: () => Promise<unknown>;
}

/** Plays a video or an audio. Loads its engine on mount. */
export function MediaPlayer(props: MediaPlayerProps) {
  // A retry continues at the last position.
  const reached = useRef(props.startAt ?? 0);
  const [{ attempt, startAt }, setAttempt] = useState({ attempt: 0, startAt: props.startAt });
  const onProgress = (progress: MediaProgress): void => {
    reached.current = progress.seconds;
    props.onProgress?.(progress);
  };
  const again = async (): Promise<void> => {
    await props.onRetry?.();
    setAttempt({ attempt: attempt + 1, startAt: reached.current });
  };
  return (
    <PlayerStage
      key={`${props.source} ${attempt}`}
      {...props}
      {...(attempt === 0 || startAt === undefined ? {} : { startAt, autoPlay: true })}
      onProgress={onProgress}
      onRetry={again}
    />
  );
}

function PlayerStage({ onRetry, ...props }: MediaPlayerProps & { onRetry: () => Promise<void> }) {
  const [isRetrying, setRetrying] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const { phase, notice } = usePlayer(host, props);
  const retry = (): void => {
    setRetrying(true);
    void onRetry();
  };
  return (
    <section
      className={classNames(props.kind === 'video' ? styles.video : styles.audio, props.isCompact && styles.compact)}
      aria-label={props.title}
    >
      {props.kind === 'audio' && (
        <div className={styles.cover}>
          <Image src={props.poster} alt="" ratio="1/1" className={styles.art} />
          <p className={styles.title}>{props.title}</p>
        </div>
      )}
      <div className={styles.stage}>
        <div ref={host} className={styles.host} />
        {phase === 'loading' && (
          <div className={styles.veil}>
            <Spinner size="large" label={playerLabels.loading} />
          </div>
        )}
        {phase === 'failed' && (
          <div className={styles.failure}>
            <ErrorState size="compact" title={playerLabels.failed} isRetrying={isRetrying} onRetry={retry} />
          </div>
        )}
        <p className={styles.notice} role="status">
          {notice}
        </p>
      </div>
    </section>
  );
}
