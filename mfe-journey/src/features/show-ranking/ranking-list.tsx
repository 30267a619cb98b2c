import type { RankingRow } from '@shared-kit/contracts/gamification';
import { Avatar, Badge, Icon, classNames } from '@shared-kit/ui';
import { pointsText } from '../../lib/points-text.ts';
import { labels } from './labels.ts';
import styles from './show-ranking.module.css';

const medals = [styles.gold, styles.silver, styles.bronze];

interface RankingListProps {
  readonly campaign: string;
  readonly rows: readonly RankingRow[];
  /** Person's row with the rows next to it; empty without a position. */
  readonly neighbours: readonly RankingRow[];
}

/**
 * Ranking (B3-19): the first three have a medal. The person's own row is marked and stays in sight while the page
 * scrolls; when it is on another page of the ranking, it follows with its neighbours (decision 425).
 */
export function RankingList({ campaign, rows, neighbours }: RankingListProps) {
  const isOwnElsewhere = neighbours.length > 0 && !rows.some(({ own }) => own === 1);
  return (
    <div className={styles.ranking}>
      <ol role="list" aria-label={labels.caption(campaign)}>
        {rows.map((row) => (
          <Row key={row.position} row={row} />
        ))}
      </ol>
      {isOwnElsewhere && (
        <ol role="list" aria-label={labels.neighbours} className={styles.neighbours}>
          {neighbours.map((row) => (
            <Row key={row.position} row={row} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Row({ row: { position, name, points, own } }: { readonly row: RankingRow }) {
  return (
    <li className={classNames(styles.row, own === 1 && styles.ownRow)} aria-current={own === 1 ? 'true' : undefined}>
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
  );
}
