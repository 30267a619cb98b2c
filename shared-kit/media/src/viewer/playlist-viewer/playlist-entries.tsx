import type { KeyboardEvent } from 'react';
import type { PlaylistVideo } from '@shared-kit/contracts/content';
import { formatDurationWords } from '@shared-kit/ui/format';
import { Duration, Icon, Image, Progress, Status, Switch, classNames } from '@shared-kit/ui';
import { playlistLabels } from './labels.ts';
import styles from './playlist.module.css';

interface PlaylistEntriesProps {
  readonly videos: readonly PlaylistVideo[];
  readonly totalDuration: number;
  /** Id of the current video. */
  readonly idVideo: string;
  readonly autoplay: boolean;
  readonly onAutoplay: (isOn: boolean) => void;
  readonly onChoose: (video: PlaylistVideo) => void;
}

/** Renders a list of a playlist's videos: by mouse, touch, tab, and the arrow keys. */
export function PlaylistEntries({
  videos,
  totalDuration,
  idVideo,
  autoplay,
  onAutoplay,
  onChoose,
}: PlaylistEntriesProps) {
  return (
    <section className={styles.side} aria-label={playlistLabels.list}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{playlistLabels.list}</h2>
        <p className={styles.count}>
          {playlistLabels.count(videos.length, totalDuration > 0 ? formatDurationWords(totalDuration) : '')}
        </p>
      </div>
      <Switch
        label={playlistLabels.autoplay}
        checked={autoplay}
        onChange={({ target }) => onAutoplay(target.checked)}
      />
      <ol className={styles.entries} onKeyDown={moveFocus}>
        {videos.map((video, index) => (
          <li key={video.idVideo}>
            <Entry
              video={video}
              number={index + 1}
              isPlaying={video.idVideo === idVideo}
              onChoose={() => onChoose(video)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({
  video,
  number,
  isPlaying,
  onChoose,
}: {
  video: PlaylistVideo;
  number: number;
  isPlaying: boolean;
  onChoose: () => void;
}) {
  const isStarted = video.completed === 'PROGRESS' && video.progress > 0;
  return (
    <button
      type="button"
      className={classNames(styles.entry, isPlaying && styles.playing)}
      aria-current={isPlaying ? 'true' : undefined}
      onClick={onChoose}
    >
      <span className={styles.number} aria-hidden="true">
        {isPlaying ? <Icon name="play" size={16} /> : number}
      </span>
      <span className={styles.thumb}>
        <Image src={video.image} alt="" fallback={<Icon name="video" size={22} />} />
        {video.duration > 0 && (
          <span className={styles.duration}>
            <Duration seconds={video.duration} />
          </span>
        )}
        {isStarted && (
          <span className={styles.bar}>
            <Progress percent={video.progress} size="thin" label={playlistLabels.progressOf(video.title)} />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{video.title}</span>
        {isPlaying && <span className={styles.state}>{playlistLabels.playing}</span>}
        {video.completed === 'COMPLETED' && (
          <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
            {playlistLabels.seen}
          </Status>
        )}
      </span>
    </button>
  );
}

/** Moves the focus through the list with arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  entries[Math.max(0, Math.min(entries.length - 1, to))]?.focus();
}
