import type { ReactNode } from 'react';
import { formatTime } from 'shared-kit/contracts/calendar';
import { Button, Icon } from 'shared-kit/ui';
import { labels } from './labels.ts';
import styles from './viewer-frame.module.css';

interface ViewerFrameProps {
  readonly back: { readonly to: string; readonly text: string };
  readonly savedAt?: string | undefined;
  /** At the lower edge. */
  readonly navigation?: ReactNode;
  readonly children: ReactNode;
}

/** The calm page of a content: the way back and whether all is saved above, the content below. */
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
