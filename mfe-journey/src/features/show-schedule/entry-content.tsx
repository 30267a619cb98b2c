import type { ScheduleType } from '@shared-kit/contracts/journey';
import { VisuallyHidden } from '@shared-kit/ui';
import styles from './calendar-grid.module.css';
import type { CalendarEntry } from './calendar-entries.rules.ts';
import { labels } from './labels.ts';

interface EntryContentProps {
  readonly entry: CalendarEntry;
  readonly types: readonly ScheduleType[];
  /** Empty for all-day entries. */
  readonly time: string;
  /** True in the list, which has room for the whole text. */
  readonly isInList: boolean;
}

/** Text of an entry: time, title and parent event. It also names the type that its colour shows. */
export function EntryContent({ entry, types, time, isInList }: EntryContentProps) {
  const type =
    types.find(({ idScheduleType }) => idScheduleType === entry.item.schedule.idScheduleType)?.description ?? '';
  return (
    <span className={isInList ? styles.lineContent : styles.chipContent}>
      {(time !== '' || isInList) && <span className={styles.time}>{time || labels.allDay}</span>}{' '}
      <span className={styles.words}>
        <span className={styles.title}>{entry.title}</span>{' '}
        {entry.note !== '' && <span className={styles.note}>{entry.note}</span>}
      </span>{' '}
      {isInList ? <span className={styles.kind}>{type}</span> : <VisuallyHidden>{type}</VisuallyHidden>}
    </span>
  );
}
