import { useEffect, useEffectEvent, useState } from 'react';
import type { PlaylistVideo } from '@shared-kit/contracts/content';
import { Button, Icon, Image } from '@shared-kit/ui';
import { playlistLabels } from './labels.ts';
import panel from '../after-media.module.css';
import type { NextContent } from '../viewer-props.ts';
import styles from './after-video.module.css';
import type { AfterVideo } from './use-playlist.ts';

/** Delay before the next video starts automatically, in seconds. */
const UP_NEXT_SECONDS = 8;

interface AfterVideoPanelProps {
  readonly after: AfterVideo;
  readonly next: PlaylistVideo | undefined;
  /** Content that follows the whole list. */
  readonly nextContent?: NextContent | undefined;
  readonly onNext: () => void;
  readonly onStay: () => void;
  readonly onAgain: () => void;
}

/** Renders the panel over the stage after a video: the next video, or the end of the list. */
export function AfterVideoPanel({ after, next, nextContent, onNext, onStay, onAgain }: AfterVideoPanelProps) {
  if (after === 'up-next' && next) return <UpNext next={next} onNext={onNext} onStay={onStay} />;
  if (after !== 'over') return null;
  return (
    <div className={styles.panel} role="status">
      <p className={panel.title}>{playlistLabels.over}</p>
      {nextContent && (
        <div className={panel.next}>
          <Image src={nextContent.image ?? ''} alt="" className={panel.picture ?? ''} fallback={<Icon name="play" />} />
          <p className={panel.title}>{nextContent.title}</p>
        </div>
      )}
      <div className={panel.actions}>
        {nextContent && (
          <Button icon={<Icon name="play" size={18} />} onClick={nextContent.open}>
            {playlistLabels.openNext}
          </Button>
        )}
        <Button
          variant={nextContent ? 'secondary' : 'primary'}
          icon={<Icon name="restart" size={18} />}
          onClick={onAgain}
        >
          {playlistLabels.again}
        </Button>
        <Button variant="secondary" onClick={onStay}>
          {playlistLabels.close}
        </Button>
      </div>
    </div>
  );
}

function UpNext({ next, onNext, onStay }: { next: PlaylistVideo; onNext: () => void; onStay: () => void }) {
  const [left, setLeft] = useState(UP_NEXT_SECONDS);
  const goOn = useEffectEvent(onNext);
  const stay = useEffectEvent(onStay);
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : goOn()), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && stay());
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section className={styles.panel} aria-label={playlistLabels.upNextRegion}>
      {/* Announced once: a countdown announced every second would block all other announcements. */}
      <p className={styles.hidden} role="status">{`${playlistLabels.upNext(UP_NEXT_SECONDS)}: ${next.title}`}</p>
      <p className={styles.kicker} aria-hidden="true">
        {playlistLabels.upNext(left)}
      </p>
      <div className={panel.next}>
        <Image src={next.image} alt="" className={panel.picture ?? ''} fallback={<Icon name="play" size={24} />} />
        <p className={panel.title}>{next.title}</p>
      </div>
      <div className={panel.actions}>
        <Button icon={<Icon name="play" size={18} />} onClick={onNext}>
          {playlistLabels.watchNow}
        </Button>
        <Button variant="secondary" onClick={onStay}>
          {playlistLabels.cancel}
        </Button>
      </div>
    </section>
  );
}
