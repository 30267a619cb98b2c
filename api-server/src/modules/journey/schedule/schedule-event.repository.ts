import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { ScheduleEventsTable, ScheduleMeetingsTable, ScheduleTypesTable } from '../journey.tables.ts';
import type { Span } from '@shared-kit/contracts/calendar';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

export type EventRow = Selectable<ScheduleEventsTable>;
export type EventMeetingRow = Selectable<ScheduleMeetingsTable>;
export type TypeRow = Selectable<ScheduleTypesTable>;

/** Repository of the tenant's schedule events for a department. */
export function scheduleEvents(db: TenantDb, department: string) {
  const visible = () =>
    db
      .selectFrom('schedule_events')
      .where((where) =>
        where.or([where('departments', 'is', null), sql<boolean>`departments @> ${toJson([department])}::jsonb`]),
      );

  return {
    within: ({ from, to }: Span): Promise<EventRow[]> =>
      visible()
        .selectAll()
        .where('start_date', '<', to)
        .where((where) => where.or([where('end_date', '>', from), where('start_date', '>=', from)]))
        .orderBy('start_date')
        .orderBy('id_schedule')
        .execute(),

    async count(): Promise<number> {
      const { count } = await visible()
        .select((select) => select.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async meetingsOf(idSchedules: readonly number[]): Promise<ReadonlyMap<number, EventMeetingRow[]>> {
      if (idSchedules.length === 0) return new Map();
      const rows = await db
        .selectFrom('schedule_meetings')
        .selectAll()
        .where('id_schedule', 'in', [...idSchedules])
        .orderBy('position')
        .execute();
      return Map.groupBy(rows, (row) => row.id_schedule);
    },
  };
}

/** Returns the tenant's own event types, in order. */
export function scheduleTypes(db: TenantDb): Promise<TypeRow[]> {
  return db.selectFrom('schedule_types').selectAll().orderBy('position').execute();
}
