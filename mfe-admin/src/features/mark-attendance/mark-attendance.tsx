import { useState } from 'react';
import type { AttendanceList } from '@shared-kit/contracts/admin';
import { formatTime, parseWallClock } from '@shared-kit/contracts/calendar';
import { Alert, Button, EmptyState, Icon, SearchInput, Stack } from '@shared-kit/ui';
import { folded } from '../../lib/folded.rules.ts';
import { notifyUndoable } from '../../lib/notify-undoable.ts';
import { countStates, tappedMark } from './attendance.rules.ts';
import { AttendeeRow } from './attendee-row.tsx';
import { labels } from './labels.ts';
import type { useAttendance } from './use-attendance.ts';
import styles from './mark-attendance.module.css';

/** People from which on the list has a search. */
const SEARCH_FROM = 12;

interface MarkAttendanceProps {
  list: AttendanceList;
  attendance: ReturnType<typeof useAttendance>;
}

/** List of a meeting on which people are marked with one tap each. */
export function MarkAttendance({ list, attendance }: MarkAttendanceProps) {
  const { shownIn, mark, takeBack, accept, status } = attendance;
  const [search, setSearch] = useState('');
  const [openedAt] = useState(() => new Date());
  const people = shownIn(list);
  const found = people.filter(({ name }) => folded(name).includes(folded(search)));
  const unmarked = people.filter(({ state }) => state === null);
  const start = parseWallClock(list.meeting.start);
  const markAll = () => {
    const marks = unmarked.map((person) => tappedMark(person, 'PRESENT'));
    mark(marks);
    notifyUndoable({
      text: labels.allPresentDone(marks.length),
      undone: labels.undone,
      changeBack: async () => takeBack(marks),
    });
  };
  if (people.length === 0)
    return <EmptyState icon={<Icon name="users" size={28} />} title={labels.none} description={labels.noneHint} />;
  return (
    <Stack>
      {start !== null && start > openedAt && <Alert tone="warning" title={labels.early} />}
      {list.isPartial && <Alert title={labels.partial} />}
      <div className={styles.bar}>
        <div className={styles.sums}>
          <strong>{labels.counts(countStates(people))}</strong>
          <SaveStatus status={status} />
        </div>
        <Button icon={<Icon name="list-checks" />} disabled={unmarked.length === 0} onClick={markAll}>
          {labels.allPresent}
        </Button>
      </div>
      {people.length >= SEARCH_FROM && (
        <SearchInput label={labels.search} value={search} onValueChange={setSearch} maxLength={100} />
      )}
      {found.length === 0 && <EmptyState size="compact" title={labels.noneFound} />}
      <ul className={styles.list} aria-label={labels.list}>
        {found.map((person) => (
          <AttendeeRow
            key={person.idPerson}
            person={person}
            onMark={(one) => mark([one])}
            onAccept={() => accept(person.idPerson)}
          />
        ))}
      </ul>
    </Stack>
  );
}

function SaveStatus({ status }: { status: MarkAttendanceProps['attendance']['status'] }) {
  const { pending, isWaiting, savedAt } = status;
  const text =
    pending > 0 ? (isWaiting ? labels.waiting(pending) : labels.saving) : savedAt && labels.saved(formatTime(savedAt));
  return (
    <p className={isWaiting && pending > 0 ? styles.waiting : styles.quiet} role="status">
      {text}
    </p>
  );
}
