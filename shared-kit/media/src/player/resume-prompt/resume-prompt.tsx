import { Button, Icon, Image, VisuallyHidden } from '@shared-kit/ui';
import { formatDuration, formatDurationAloud } from '@shared-kit/ui/format';
import { resumeLabels } from './labels.ts';
import styles from './resume-prompt.module.css';

/** Props of `ResumePrompt`. */
export interface ResumePromptProps {
  kind: 'video' | 'audio';
  title: string;
  /** Saved position in seconds. */
  lastPosition: number;
  poster?: string | null;
  onResume: () => void;
  onRestart: () => void;
}

/** Asks the user where to start, in the player's place (A4m-01, B2.6-16). */
export function ResumePrompt({ kind, title, lastPosition, poster, onResume, onRestart }: ResumePromptProps) {
  const labels = resumeLabels[kind];
  return (
    <section className={kind === 'video' ? styles.video : styles.audio} aria-label={title}>
      {poster && (
        <div className={styles.backdrop}>
          <Image src={poster} alt="" isPriority className={styles.poster} />
        </div>
      )}
      <div className={styles.panel}>
        <p className={styles.title}>{title}</p>
        <p className={styles.position}>
          <span aria-hidden="true">{`Você parou em ${formatDuration(lastPosition)}`}</span>
          <VisuallyHidden>{`Você parou depois de ${formatDurationAloud(lastPosition)}`}</VisuallyHidden>
        </p>
        <div className={styles.actions}>
          <Button icon={<Icon name="play" />} onClick={onResume} autoFocus>
            {labels.resume}
          </Button>
          <Button variant="secondary" icon={<Icon name="restart" />} onClick={onRestart}>
            {labels.restart}
          </Button>
        </div>
      </div>
    </section>
  );
}
