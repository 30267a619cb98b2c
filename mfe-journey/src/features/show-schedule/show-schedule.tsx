import { useEffect, useState } from 'react';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { dayKey } from '@shared-kit/contracts/calendar';
import { Button, Icon, Skeleton } from '@shared-kit/ui';
import { useIsLate } from '@shared-kit/ui/in-order';
import { BoardSkeleton } from './board-skeleton.tsx';
import type { ScheduleItem } from './calendar-entries.rules.ts';
import { labels } from './labels.ts';
import { ItemDialog } from './item-dialog.tsx';
import { useSchedule, useScheduleFlag, useScheduleTypes } from './schedule.queries.ts';
import styles from './show-schedule.module.css';
import { monthOf, periodsOf } from './shown-period.rules.ts';
import { SyncDialog } from './sync-dialog.tsx';
import { TypeFilter } from './type-filter.tsx';
import type { StoredPlace } from './use-calendar-place.ts';

// Loads the calendar's library on demand, in parallel with the first month.
const loadBoard = () => import('./schedule-board.tsx');
const ScheduleBoard = lazyComponent(async () => (await loadBoard()).ScheduleBoard, <BoardSkeleton />);

/** Schedule as a calendar, for the page (where the address stores the position), for sections and for blocks. */
export function ShowSchedule({ place }: { place?: StoredPlace }) {
  const [periods, setPeriods] = useState(() => periodsOf(monthOf(place?.day ?? dayKey(new Date()))));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [item, setItem] = useState<ScheduleItem>();
  const [isSyncing, setSyncing] = useState(false);
  const typesQuery = useScheduleTypes();
  const types = typesQuery.data?.scheduleTypes ?? [];
  const schedule = useSchedule(periods, chosen);
  useScheduleFlag(schedule.totalRecords);
  // A failed load is repeated by the component itself.
  useEffect(() => void loadBoard().catch(() => undefined), []);
  const areTypesLate = useIsLate(typesQuery.isPending);
  if (typesQuery.isPending && !areTypesLate) return <ScheduleSkeleton />;
  const filter = types.length > 1 && <TypeFilter types={types} chosen={chosen} onChange={setChosen} />;
  return (
    <div className={styles.schedule}>
      <div className={styles.head}>
        {!areTypesLate && filter}
        <Button
          className={styles.sync}
          variant="secondary"
          size="small"
          icon={<Icon name="refresh" size={18} />}
          onClick={() => setSyncing(true)}
        >
          {labels.sync}
        </Button>
      </div>
      <ScheduleBoard
        schedule={schedule}
        types={types}
        place={place}
        onRangeChange={(range) => setPeriods(periodsOf(range))}
        onOpen={setItem}
      />
      {areTypesLate && filter}
      <ItemDialog item={item} types={types} onOpen={setItem} onClose={() => setItem(undefined)} />
      <SyncDialog isOpen={isSyncing} onClose={() => setSyncing(false)} />
    </div>
  );
}

/**
 * Waits for the types of the schedule, because the height of their filter decides where the calendar stands. A filter
 * that comes late stands below the calendar.
 */
function ScheduleSkeleton() {
  return (
    <div className={styles.schedule}>
      <Skeleton height="2.25rem" />
      <BoardSkeleton />
    </div>
  );
}
