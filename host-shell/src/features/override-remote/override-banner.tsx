import type { ReactNode } from 'react';
import { Button, Icon, classNames } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { Override } from './override.rules.ts';
import styles from './override-banner.module.css';

interface OverrideBannerProps {
  readonly override: Override;
  /** True when the machine did not respond. */
  readonly isMissing: boolean;
  onRetry(): void;
  onEnd(): void;
}

/** Marks every page while a remote is overridden, so that nobody mistakes it for the published portal. */
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
