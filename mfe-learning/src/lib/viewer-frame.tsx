import type { ReactNode } from 'react';
import { Button, Icon, classNames } from 'shared-kit/ui';
import { viewerLabels } from './viewer-labels.ts';
import styles from './viewer-frame.module.css';

interface ViewerFrameProps {
  readonly title: string;
  /** Node that the content is in; empty outside of trainings. */
  readonly eyebrow?: string;
  readonly onClose: () => void;
  /** At the end of the bar: whether progress is safe. */
  readonly end?: ReactNode;
  /** Moves through the training; stays in reach at the lower edge. */
  readonly navigation?: ReactNode;
  /** The stage is what lies between the bars, to their edges. */
  readonly isFilled?: boolean;
  readonly children: ReactNode;
}

/** The calm page of a content: one bar above, one below, the stage between them (B2.6-02). */
export function ViewerFrame({
  title,
  eyebrow,
  onClose,
  end,
  navigation,
  isFilled = false,
  children,
}: ViewerFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Button variant="ghost" size="small" icon={<Icon name="close" size={18} />} onClick={onClose}>
          {viewerLabels.close}
        </Button>
        <div className={styles.names}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>{title}</h1>
        </div>
        {end}
      </header>
      <div className={classNames(styles.stage, isFilled && styles.filled)}>{children}</div>
      {navigation}
    </div>
  );
}
