import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { defineImporter } from '../../../platform/importing/importer.port.ts';
import type { CheckContext, ImportedDocument, WriteContext } from '../../../platform/importing/importer.port.ts';
import { checkDates, eventSpan } from './event-span.rules.ts';
import { exportSchedule } from './schedule.exporter.ts';
import { scheduleFileSchema } from './schedule-file.schema.ts';
import type { EventInput, ScheduleFile } from './schedule-file.schema.ts';

export const scheduleImporter = defineImporter({
  domain: 'schedule',
  documents: { files: { path: 'schedule.yaml', schema: scheduleFileSchema } },

  check(documents, context) {
    for (const document of documents.files) {
      document.data.types.forEach((type, index) =>
        context.declareRef(document, ['types', index, 'key'], 'schedule-type', type.key),
      );
      document.data.events.forEach((_, index) => checkEvent(document, index, context));
    }
  },

  export: exportSchedule,

  async write(db, documents, context) {
    const types = documents.files.flatMap(({ data }) => data.types);
    const events = documents.files.flatMap(({ data }) => data.events);
    for (const [index, type] of types.entries())
      await context.register('schedule-type', type.key, await writeType(db, type, index));
    for (const event of events)
      await context.register('schedule-event', event.key, await writeEvent(db, event, context));
    await forgetOthers(db, { types, events });
  },
});

function checkEvent(document: ImportedDocument<ScheduleFile>, index: number, context: CheckContext): void {
  const event = document.data.events[index];
  if (!event) return;
  const at = (...field: (string | number)[]) => ['events', index, ...field];
  context.declareRef(document, at('key'), 'schedule-event', event.key);
  if (!document.data.types.some(({ key }) => key === event.type))
    context.fault(document, at('type'), `O tipo '${event.type}' não está em 'types'.`);
  for (const { field, message } of checkDates(event, context.now)) context.fault(document, at(...field), message);
}

async function writeType(db: TenantDb, type: ScheduleFile['types'][number], position: number): Promise<number> {
  const row = { description: type.name, position };
  const { id_schedule_type } = await db
    .insertInto('schedule_types')
    .values({ ...row, key: type.key })
    .onConflict((conflict) => conflict.columns(['key']).doUpdateSet(row))
    .returning('id_schedule_type')
    .executeTakeFirstOrThrow();
  return id_schedule_type;
}

async function writeEvent(db: TenantDb, event: EventInput, context: WriteContext): Promise<number> {
  const { start, end } = eventSpan(event, (expression) => context.date(expression));
  const row = {
    id_schedule_type: context.ref('schedule-type', event.type),
    title: event.title,
    description: event.description,
    start_date: start,
    end_date: end,
    modality: event.modality,
    url: event.url,
    departments: event.departments ? toJson(event.departments) : null,
  };
  const { id_schedule } = await db
    .insertInto('schedule_events')
    .values({ ...row, key: event.key })
    .onConflict((conflict) => conflict.columns(['key']).doUpdateSet(row))
    .returning('id_schedule')
    .executeTakeFirstOrThrow();
  await writeMeetings(db, id_schedule, event, context);
  return id_schedule;
}

async function writeMeetings(
  db: TenantDb,
  idSchedule: number,
  { meetings }: EventInput,
  context: WriteContext,
): Promise<void> {
  for (const [index, meeting] of meetings.entries()) {
    const row = {
      meeting_type: meeting.type,
      start_date: context.date(meeting.start),
      finish_date: context.date(meeting.finish),
      address: meeting.address,
      speaker: meeting.speaker,
    };
    await db
      .insertInto('schedule_meetings')
      .values({ ...row, id_schedule: idSchedule, position: index + 1 })
      .onConflict((conflict) => conflict.columns(['id_schedule', 'position']).doUpdateSet(row))
      .execute();
  }
  await db
    .deleteFrom('schedule_meetings')
    .where('id_schedule', '=', idSchedule)
    .where('position', '>', meetings.length)
    .execute();
}

/** Deletes the events and types that the file no longer has. No personal data depends on an event. */
async function forgetOthers(db: TenantDb, { types, events }: ScheduleFile): Promise<void> {
  const eventKeys = events.map(({ key }) => key);
  await db
    .deleteFrom('schedule_events')
    .$if(eventKeys.length > 0, (query) => query.where('key', 'not in', eventKeys))
    .execute();
  const typeKeys = types.map(({ key }) => key);
  await db
    .deleteFrom('schedule_types')
    .$if(typeKeys.length > 0, (query) => query.where('key', 'not in', typeKeys))
    .execute();
}
