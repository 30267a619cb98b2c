import { useMemo, useRef, useState } from 'react';
import type { ScheduleType } from '@shared-kit/contracts/journey';
import { dayKey } from '@shared-kit/contracts/calendar';
import { Button, EmptyState, ErrorState, Icon, SkeletonGroup, SkeletonText, VisuallyHidden } from '@shared-kit/ui';
import { agendaEntries, fromToday } from './agenda-entries.rules.ts';
import type { DayRange } from './shown-period.rules.ts';
import { entriesOf } from './calendar-entries.rules.ts';
import type { ScheduleItem } from './calendar-entries.rules.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { labels } from './labels.ts';
import type { ShownSchedule } from './schedule.queries.ts';
import styles from './show-schedule.module.css';
import { entriesIn } from './shown-period.rules.ts';
import { useCalendar } from './use-calendar.ts';
import { useIsDrawn } from './use-is-drawn.ts';
import { useTodayInSight } from './use-today-in-sight.ts';
import type { StoredPlace } from './use-calendar-place.ts';

interface ScheduleBoardProps {
  readonly schedule: ShownSchedule;
  readonly types: readonly ScheduleType[];
  readonly place: StoredPlace | undefined;
  onRangeChange(range: DayRange): void;
  onOpen(item: ScheduleItem): void;
}

/** Calendar with its toolbar (B2.10-01), or its loading, error and empty states. */
export function ScheduleBoard({ schedule, types, place, onRangeChange, onOpen }: ScheduleBoardProps) {
  const calendar = useCalendar(place, onRangeChange);
  const { view, range } = calendar;
  const all = useMemo(() => schedule.schedules.flatMap(entriesOf), [schedule.schedules]);
  const shown = entriesIn(all, range);
  const isList = view === 'agenda';
  const [today] = useState(() => dayKey(new Date()));
  const [showsEarlier, setShowsEarlier] = useState(false);
  const listed = isList ? fromToday(agendaEntries(all, range), range, today) : undefined;
  const isSettled = !schedule.isLoading && !schedule.isFailed;
  const isEmpty = isSettled && shown.length === 0;
  const board = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const isDrawn = useIsDrawn(grid, isSettled);
  // Read once: the calendar stores its day in the address as soon as it is drawn.
  const [opensAtToday] = useState(place !== undefined && place.day === undefined);
  useTodayInSight(board, today, isSettled && opensAtToday && !isList);
  return (
    <section ref={board} className={styles.board} aria-label={labels.title} aria-busy={schedule.isLoading || undefined}>
      <CalendarToolbar calendar={calendar} />
      {schedule.isFailed && (
        <ErrorState title={labels.failed} onRetry={schedule.retry} isRetrying={schedule.isRetrying} />
      )}
      {isList && schedule.isLoading && !schedule.isFailed && (
        <SkeletonGroup label={labels.loading}>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
      <div role="status">
        {isEmpty && isList && <EmptyState icon={<Icon name="calendar" size={28} />} title={labels.empty} />}
        {isEmpty && !isList && <p className={styles.empty}>{labels.empty}</p>}
        {isSettled && !isEmpty && <VisuallyHidden>{labels.found(shown.length)}</VisuallyHidden>}
      </div>
      {isSettled && listed?.hasEarlier && !showsEarlier && (
        <p>
          <Button variant="ghost" size="small" onClick={() => setShowsEarlier(true)}>
            {labels.showEarlier}
          </Button>
        </p>
      )}
      <div
        ref={grid}
        className={isDrawn ? undefined : styles.waiting}
        hidden={schedule.isFailed || (isList && shown.length === 0)}
      >
        <CalendarGrid
          calendar={calendar}
          entries={listed === undefined ? all : showsEarlier ? agendaEntries(all, range) : listed.entries}
          types={types}
          onOpen={onOpen}
        />
      </div>
    </section>
  );
}
