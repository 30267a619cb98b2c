import type { ScheduleType } from 'shared-kit/contracts/journey';
import { VisuallyHidden } from 'shared-kit/ui';
import styles from './calendar-grid.module.css';
import type { CalendarEntry } from './calendar-entries.rules.ts';
import { labels } from './labels.ts';

interface EntryContentProps {
  readonly entry: CalendarEntry;
  readonly types: readonly ScheduleType[];
  /** Empty where it is all day. */
  readonly time: string;
  /** In the list, with room for all of it. */
  readonly isLine: boolean;
}

/** An entry in words: when, what, and what it is part of. The colour of its type is said as well. */
export function EntryContent({ entry, types, time, isLine }: EntryContentProps) {
  const type =
    types.find(({ idScheduleType }) => idScheduleType === entry.item.schedule.idScheduleType)?.description ?? '';
  return (
    <span className={isLine ? styles.lineContent : styles.chipContent}>
      {(time !== '' || isLine) && <span className={styles.time}>{time || labels.allDay}</span>}{' '}
      <span className={styles.words}>
        <span className={styles.title}>{entry.title}</span>{' '}
        {entry.note !== '' && <span className={styles.note}>{entry.note}</span>}
      </span>{' '}
      {isLine ? <span className={styles.kind}>{type}</span> : <VisuallyHidden>{type}</VisuallyHidden>}
    </span>
  );
}
