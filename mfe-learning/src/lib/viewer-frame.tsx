import type { ReactNode } from 'react';
import { Button, Icon, classNames } from '@shared-kit/ui';
import { viewerLabels } from './viewer-labels.ts';
import styles from './viewer-frame.module.css';

interface ViewerFrameProps {
  readonly title: string;
  /** Title of the node that contains the content; empty outside trainings. */
  readonly eyebrow?: string;
  readonly onClose: () => void;
  /** Content at the end of the bar: the save state. */
  readonly end?: ReactNode;
  /** Training navigation, fixed at the lower edge. */
  readonly navigation?: ReactNode;
  /** Extends the stage to the edges between the bars. */
  readonly isFilled?: boolean;
  readonly children: ReactNode;
}

/** Bare layout of a content: one bar above, one below, and the stage between them (B2.6-02). */
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
