import { useState } from 'react';
import { formatDuration } from '@shared-kit/ui/format';
import { Icon, VisuallyHidden, classNames } from '@shared-kit/ui';
import { RED_UNDER_SECONDS, milestonePassed } from './countdown.rules.ts';
import { labels } from './labels.ts';
import styles from './clock.module.css';

/** Shows the time left: red under 20 s (A9-13), announced to screen readers at 5 minutes, at 1 minute and when it turns red. */
export function Clock({ seconds }: { readonly seconds: number }) {
  const [start] = useState(seconds);
  const milestone = milestonePassed(start, seconds);
  return (
    <div
      className={classNames(styles.clock, seconds < RED_UNDER_SECONDS && styles.red)}
      data-urgent={seconds < RED_UNDER_SECONDS}
    >
      <Icon name="timer" size={18} />
      <span role="timer" aria-label={labels.timeLeft} className={styles.figure}>
        {formatDuration(seconds)}
      </span>
      <VisuallyHidden>
        <span role="status">{milestone !== undefined && labels.timeLeftAloud(milestone)}</span>
      </VisuallyHidden>
    </div>
  );
}
