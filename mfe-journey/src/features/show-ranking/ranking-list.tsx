import type { RankingRow } from '@shared-kit/contracts/gamification';
import { Avatar, Badge, Icon, classNames } from '@shared-kit/ui';
import { pointsText } from '../../lib/points-text.ts';
import { labels } from './labels.ts';
import styles from './show-ranking.module.css';

const medals = [styles.gold, styles.silver, styles.bronze];

/** Ranking (B3-19): the first three have a medal, and the person's own row is marked. */
export function RankingList({ campaign, rows }: { readonly campaign: string; readonly rows: readonly RankingRow[] }) {
  return (
    <ol className={styles.ranking} role="list" aria-label={labels.caption(campaign)}>
      {rows.map(({ position, name, points, own }) => (
        <li
          key={position}
          className={classNames(styles.row, own === 1 && styles.ownRow)}
          aria-current={own === 1 ? 'true' : undefined}
        >
          <span className={classNames(styles.position, medals[position - 1])}>
            {position <= medals.length && <Icon name="medal" size={20} />}
            {labels.position(position)}
          </span>
          <Avatar name={name} size="small" isDecorative />
          <span className={styles.name}>
            {name}
            {own === 1 && <Badge tone="accent">{labels.you}</Badge>}
          </span>
          <span className={styles.points}>{pointsText(points)}</span>
        </li>
      ))}
    </ol>
  );
}
