import { Button, Icon, Image } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './after-media.module.css';
import type { NextContent } from './viewer-props.ts';

interface AfterMediaProps {
  readonly kind: 'audio' | 'video';
  readonly next: NextContent;
  readonly onStay: () => void;
}

/** Offers the next content when media have ended: over a video, below an audio. It never opens by itself. */
export function AfterMedia({ kind, next, onStay }: AfterMediaProps) {
  return (
    <section className={kind === 'video' ? styles.over : styles.below} aria-label={labels.upNext}>
      <p className={styles.kicker} role="status">
        {labels.upNext}
      </p>
      <div className={styles.next}>
        {next.image !== undefined && next.image !== '' && (
          <Image src={next.image} alt="" ratio="16/9" className={styles.picture ?? ''} />
        )}
        <p className={styles.title}>{next.title}</p>
      </div>
      <div className={styles.actions}>
        <Button icon={<Icon name="play" size={18} />} onClick={next.open}>
          {labels.openNext}
        </Button>
        <Button variant="secondary" onClick={onStay}>
          {labels.stayHere}
        </Button>
      </div>
    </section>
  );
}
