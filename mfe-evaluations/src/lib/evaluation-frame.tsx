import type { ReactNode } from 'react';
import { Icon, IconButton } from 'shared-kit/ui';
import styles from './evaluation-frame.module.css';

interface EvaluationFrameProps {
  readonly title: string;
  /** The training it belongs to. */
  readonly eyebrow: string;
  /** Where the arrow leads. */
  readonly backTo: string;
  readonly backLabel: string;
  /** At the end of the bar: the clock. */
  readonly end?: ReactNode;
  /** Under the bar, across the whole width: how far one is. */
  readonly progress?: ReactNode;
  readonly children: ReactNode;
}

/** The calm page of an evaluation: one bar, and the rest is for what is being asked. */
export function EvaluationFrame({ title, eyebrow, backTo, backLabel, end, progress, children }: EvaluationFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <div className={styles.inner}>
          <IconButton to={backTo} label={backLabel} icon={<Icon name="arrow-left" size={22} />} />
          <div className={styles.names}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h1 className={styles.title}>{title}</h1>
          </div>
          {end}
        </div>
        {progress}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
