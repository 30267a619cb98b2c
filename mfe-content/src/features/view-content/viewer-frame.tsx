import type { ReactNode } from 'react';
import { formatTime } from '@shared-kit/contracts/calendar';
import { Button, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './viewer-frame.module.css';

interface ViewerFrameProps {
  readonly back: { readonly to: string; readonly text: string };
  readonly savedAt?: string | undefined;
  /** Navigation at the lower edge. */
  readonly navigation?: ReactNode;
  readonly children: ReactNode;
}

/** Bare layout of a content: back link and save state at the top, the content below. */
export function ViewerFrame({ back, savedAt, navigation, children }: ViewerFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <Button
          variant="ghost"
          size="small"
          to={back.to}
          icon={<Icon name="arrow-left" size={18} />}
          aria-label={back.text === labels.plainBack ? back.text : labels.back(back.text)}
        >
          {back.text}
        </Button>
        <p className={styles.saved} role="status">
          {savedAt !== undefined && (
            <>
              <Icon name="check" size={16} />
              {labels.savedAt(formatTime(savedAt))}
            </>
          )}
        </p>
      </div>
      <div className={styles.page}>{children}</div>
      {navigation}
    </div>
  );
}
