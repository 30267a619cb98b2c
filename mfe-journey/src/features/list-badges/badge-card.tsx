import { formatDate } from '@shared-kit/contracts/calendar';
import type { Badge as EarnableBadge } from '@shared-kit/contracts/gamification';
import { Badge, Icon, Progress, classNames } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './list-badges.module.css';

/** Shows an earned badge with its day, or the next one with what is left. */
export function BadgeCard({ badge }: { badge: EarnableBadge }) {
  const { name, description, icon, earnedAt, isNew, kind, done, goal } = badge;
  return (
    <li className={styles.badge}>
      <span className={classNames(styles.medal, earnedAt !== null && styles.earned)} aria-hidden="true">
        <Icon name={icon} size={28} />
      </span>
      <div className={styles.text}>
        <h3 className={styles.name}>
          {name} {isNew && <Badge tone="accent">{labels.isNew}</Badge>}
        </h3>
        <p className={styles.description}>{description}</p>
        {earnedAt === null ? (
          <>
            <Progress percent={(done / goal) * 100} label={labels.progress(name)} />
            <p className={styles.state}>{labels.left(kind, goal - done)}</p>
          </>
        ) : (
          <p className={styles.state}>{labels.earnedOn(formatDate(earnedAt))}</p>
        )}
      </div>
    </li>
  );
}
