import type { ReactNode } from 'react';
import { Button, Icon, classNames } from 'shared-kit/ui';
import { labels } from './labels.ts';
import type { Override } from './override.rules.ts';
import styles from './override-banner.module.css';

interface OverrideBannerProps {
  readonly override: Override;
  /** The machine didn't deliver. */
  readonly isMissing: boolean;
  onRetry(): void;
  onEnd(): void;
}

/** Always on the page while a remote comes from elsewhere: nobody is to mistake it for the portal that everybody has. */
export function OverrideBanner({ override, isMissing, onRetry, onEnd }: OverrideBannerProps): ReactNode {
  return (
    <aside className={classNames(styles.banner, isMissing && styles.missing)} aria-label={labels.region}>
      <Icon name={isMissing ? 'warning' : 'energy'} size={18} />
      <p className={styles.text}>{isMissing ? labels.notThere(override) : labels.comesFrom(override)}</p>
      <div className={styles.actions}>
        {isMissing && (
          <Button size="small" variant="secondary" onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={onEnd}>
          {labels.end}
        </Button>
      </div>
    </aside>
  );
}
