import { EmptyState } from '@shared-kit/ui';
import { pointsText } from '../points-text.ts';
import styles from './earning-list.module.css';
import { labels } from './labels.ts';

/** List of the actions that give points, with their values. */
export function EarningList({
  events,
}: {
  readonly events: readonly { readonly event: string; readonly points: number }[];
}) {
  if (events.length === 0) return <EmptyState size="compact" title={labels.empty} />;
  return (
    <ul className={styles.list} role="list">
      {events.map(({ event, points }) => (
        <li key={event} className={styles.row}>
          <span>{event}</span>
          <strong className={styles.points}>{pointsText(points)}</strong>
        </li>
      ))}
    </ul>
  );
}
