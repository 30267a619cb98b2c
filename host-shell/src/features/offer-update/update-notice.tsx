import type { ReactNode } from 'react';
import { Button, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './update-notice.module.css';

interface UpdateNoticeProps {
  readonly offer: { accept(): void; postpone(): void } | undefined;
}

/**
 * Announces a newer portal without blocking the person. The live region exists before it has content, so that screen
 * readers announce it.
 */
export function UpdateNotice({ offer }: UpdateNoticeProps): ReactNode {
  return (
    <section className={styles.place} aria-label={labels.region} aria-live="polite">
      {offer && (
        <div className={styles.notice}>
          <p className={styles.text}>
            <Icon name="refresh" size={20} />
            {labels.available}
          </p>
          <div className={styles.actions}>
            <Button size="small" onClick={offer.accept}>
              {labels.now}
            </Button>
            <Button size="small" variant="ghost" onClick={offer.postpone}>
              {labels.later}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
