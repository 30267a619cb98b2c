import type { Selectable } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ExportedDocument } from '../../../platform/importing/exporter.port.ts';
import { importDateOf } from '../../../platform/importing/import-date.rules.ts';
import { lean } from '../../../platform/importing/lean.rules.ts';
import type { ScheduleMeetingsTable } from '../journey.tables.ts';
import { fileSpan } from './event-span.rules.ts';

/** Returns `schedule.yaml`: the events of the company, with their types. */
export async function exportSchedule(db: TenantDb): Promise<readonly ExportedDocument[]> {
  const types = await db
    .selectFrom('schedule_types')
    .selectAll()
    .orderBy('position')
    .orderBy('id_schedule_type')
    .execute();
  const events = await db.selectFrom('schedule_events').selectAll().orderBy('id_schedule').execute();
  const meetings = await db.selectFrom('schedule_meetings').selectAll().orderBy('position').execute();
  const typeKeys = new Map(types.map(({ id_schedule_type: id, key }) => [id, key]));
  const ofEvent = Map.groupBy(meetings, ({ id_schedule: id }) => id);
  if (types.length === 0) return [];
  return [
    {
      path: 'schedule.yaml',
      kind: 'event-type',
      fields: {},
      lists: {
        types: { kind: 'event-type', things: types.map(({ key, description: name }) => ({ key, name })) },
        events: {
          kind: 'event',
          things: events.map((event) => ({
            key: event.key,
            type: typeKeys.get(event.id_schedule_type),
            title: event.title,
            ...lean({ description: event.description }),
            ...fileSpan({ start: event.start_date, end: event.end_date }),
            ...lean(
              {
                modality: event.modality,
                url: event.url,
                departments: event.departments,
                meetings: (ofEvent.get(event.id_schedule) ?? []).map(meetingOf),
              },
              { modality: 'PRESENCIAL' },
            ),
          })),
        },
      },
    },
  ];
}

function meetingOf(meeting: Selectable<ScheduleMeetingsTable>): object {
  return {
    type: meeting.meeting_type,
    start: importDateOf(meeting.start_date),
    finish: importDateOf(meeting.finish_date),
    ...lean({ address: meeting.address, speaker: meeting.speaker }),
  };
}
