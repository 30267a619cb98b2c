import type { ReactNode } from 'react';
import { Button, Icon } from 'shared-kit/ui';
import { labels } from './labels.ts';
import styles from './update-notice.module.css';

interface UpdateNoticeProps {
  readonly offer: { take(): void; postpone(): void } | undefined;
}

/** Says that there is a newer portal, out of the way of what the person does. Its live region stands before there is anything to say. */
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
            <Button size="small" onClick={offer.take}>
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
