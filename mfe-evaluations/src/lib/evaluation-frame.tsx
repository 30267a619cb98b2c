import type { ReactNode } from 'react';
import { Icon, IconButton } from '@shared-kit/ui';
import styles from './evaluation-frame.module.css';

interface EvaluationFrameProps {
  /** Left out where the content shows the title itself. */
  readonly title?: string;
  /** Title of the training. */
  readonly eyebrow: string;
  /** Target of the back arrow. */
  readonly backTo: string;
  readonly backLabel: string;
  /** End of the bar: the clock. */
  readonly end?: ReactNode;
  /** Full-width row under the bar: the progress. */
  readonly progress?: ReactNode;
  readonly children: ReactNode;
}

/** Bare layout of an evaluation: one bar, then the content. */
export function EvaluationFrame({ title, eyebrow, backTo, backLabel, end, progress, children }: EvaluationFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <div className={styles.inner}>
          <IconButton to={backTo} label={backLabel} icon={<Icon name="arrow-left" size={22} />} />
          <div className={styles.names}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            {title !== undefined && <h1 className={styles.title}>{title}</h1>}
          </div>
          {end}
        </div>
        {progress}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
