import { useRef, useState } from 'react';
import { ErrorState, Image, Spinner, classNames } from '@shared-kit/ui';
import { playerLabels } from './labels.ts';
import type { MediaPlayerProps } from './media-player-props.ts';
import type { MediaProgress } from './player-events.ts';
import { usePlayer } from './use-player.ts';
import styles from './media-player.module.css';

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
