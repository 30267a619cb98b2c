import { isDeepStrictEqual } from 'node:util';
import { lastMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ImportedDocument, WriteContext } from '../../../platform/importing/importer.port.ts';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import { attendances } from '../classes/attendance.repository.ts';
import { classInstructors } from '../classes/class-instructors.repository.ts';
import { saveEarnedCertificates } from '../classes/earned-certificates.repository.ts';
import { MEETINGS_FIELD } from '../classes/save-meetings.service.ts';
import type { TeamRow } from '../core/course.rules.ts';
import { importAttachments } from './import-attachments.service.ts';
import type { ClassInput, TrainingFile } from './learning-file.schema.ts';

export async function importClasses(
  db: TenantDb,
  trainings: readonly ImportedDocument<TrainingFile>[],
  context: WriteContext,
): Promise<void> {
  for (const document of trainings) {
    const { data } = document;
    const idNode = context.ref('learning-node', data.code);
    for (const team of data.classes) {
      const idTeam = await writeClass(db, idNode, team, context);
      await context.register('learning-class', team.key, idTeam);
      await importAttachments(db, { document, idTeam, attachments: team.attachments }, context);
    }
  }
}

async function writeClass(db: TenantDb, idNode: number, team: ClassInput, context: WriteContext): Promise<number> {
  const row = {
    id_node: idNode,
    name: team.name,
    description: team.description,
    duration: team.duration ?? null,
    initial_date: team.start === undefined ? null : context.date(team.start),
    final_date: team.end === undefined ? null : lastMoment(context.date(team.end)),
    capacity: team.capacity ?? null,
    need_approval: team.needsApproval,
    allow_reenrollment: team.allowsReenrollment,
    allow_access_upon_completion: team.accessAfterCompletion,
    id_certificate: team.certificate === undefined ? null : context.ref('journey', team.certificate),
    enable_certificate_for_children: false,
    allow_comments: team.allowsComments,
    comments_label: team.commentsLabel,
    comment_is_mandatory: team.mandatoryComments !== undefined,
    comment_title: team.mandatoryComments?.title ?? '',
    comment_instruction: team.mandatoryComments?.instruction ?? '',
    comment_min_words: team.mandatoryComments?.minWords ?? 0,
    comment_min_count: team.mandatoryComments?.minCount ?? 0,
    ...portalSettings(team, context),
  };
  const portal = await db.selectFrom('teams').selectAll().where('key', '=', team.key).forUpdate().executeTakeFirst();
  const part = `turma ${team.key}`;
  const { values, edited } = context.keepEdits<typeof row & { meetings: readonly object[] }>({
    part,
    file: { ...row, [MEETINGS_FIELD]: team.meetings.map((meeting) => meetingRow(meeting, context)) },
    portal: portal && { ...pickColumns(portal, row), [MEETINGS_FIELD]: await storedMeetings(db, portal.id_team) },
    edited: (portal?.edited_fields ?? []).map((name) => `${part}.${name}`),
  });
  const { [MEETINGS_FIELD]: _, ...columns } = values;
  if (portal) await saveEarnedCertificates(db, portal, columns.id_certificate);
  const stored = { ...columns, edited_fields: toJson(edited.map((name) => name.slice(part.length + 1))) };
  const { id_team } = await db
    .insertInto('teams')
    .values({ ...stored, key: team.key })
    .onConflict((conflict) => conflict.columns(['key']).doUpdateSet(stored))
    .returning('id_team')
    .executeTakeFirstOrThrow();
  // A file that does not say who teaches the class leaves them as they are.
  if (team.instructors)
    await classInstructors(db).replace(
      id_team,
      [...new Set(team.instructors)].map((key) => context.ref('user', key)),
    );
  if (edited.includes(`${part}.${MEETINGS_FIELD}`)) return id_team;
  // Equal meetings stay, because other rows may refer to them.
  if (
    isDeepStrictEqual(
      await storedMeetings(db, id_team),
      team.meetings.map((one) => meetingRow(one, context)),
    )
  )
    return id_team;
  await writeMeetings(
    db,
    id_team,
    team.meetings.map((meeting) => meetingRow(meeting, context)),
  );
  return id_team;
}

type NewMeeting = ReturnType<typeof meetingRow>;

/**
 * Writes the meetings of a file. A meeting at the time of a stored one is that meeting and keeps its attendance. A stored
 * one that the file leaves out goes, unless somebody is marked at it.
 */
async function writeMeetings(db: TenantDb, idTeam: number, meetings: readonly NewMeeting[]): Promise<void> {
  const stored = await db
    .selectFrom('team_meetings')
    .select(['id_meeting', 'start_date'])
    .where('id_team', '=', idTeam)
    .orderBy('position')
    .execute();
  const rest = [...stored];
  const written = meetings.map((row) => {
    const at = rest.findIndex(({ start_date }) => start_date.getTime() === row.start_date.getTime());
    return { idMeeting: at < 0 ? null : (rest.splice(at, 1)[0]?.id_meeting ?? null), row };
  });
  const restIds = rest.map(({ id_meeting }) => id_meeting);
  for (const idMeeting of restIds.toSorted((a, b) => a - b)) await attendances(db).lock(idMeeting);
  const attended = await attendances(db).attended(restIds);
  await db
    .deleteFrom('team_meetings')
    .where('id_team', '=', idTeam)
    .where('id_meeting', 'in', [0, ...restIds.filter((id) => !attended.has(id))])
    .execute();
  // Each place is taken once: what stays is out of the way first, and attended meetings come last.
  await db
    .updateTable('team_meetings')
    .set(({ eb, neg, ref }) => ({ position: eb(neg(ref('position')), '-', 1000) }))
    .where('id_team', '=', idTeam)
    .execute();
  const placed = [...written, ...[...attended].map((idMeeting) => ({ idMeeting, row: {} }))];
  for (const [index, { idMeeting, row }] of placed.entries()) {
    const values = { ...row, position: index + 1 };
    if (idMeeting === null)
      await db
        .insertInto('team_meetings')
        .values({ ...(row as NewMeeting), id_team: idTeam, position: index + 1 })
        .execute();
    else await db.updateTable('team_meetings').set(values).where('id_meeting', '=', idMeeting).execute();
  }
}

/** Returns the settings that screens have too. One that the file leaves out stays as it is. */
function portalSettings(
  { enrolFrom, enrolUntil, minAttendance, modality, place, closedAt }: ClassInput,
  context: WriteContext,
): Partial<Pick<TeamRow, 'enrol_from' | 'enrol_until' | 'min_attendance' | 'modality' | 'place' | 'closed_at'>> {
  return {
    ...(enrolFrom === undefined ? {} : { enrol_from: context.date(enrolFrom) }),
    ...(enrolUntil === undefined ? {} : { enrol_until: context.date(enrolUntil) }),
    ...(minAttendance === undefined ? {} : { min_attendance: minAttendance }),
    ...(modality === undefined ? {} : { modality }),
    ...(place === undefined ? {} : { place }),
    ...(closedAt === undefined ? {} : { closed_at: context.date(closedAt) }),
  };
}

/** Returns those columns of a stored row that the file has too. */
function pickColumns<Row extends object>(stored: Row, wanted: object): Partial<Row> {
  const names = Object.keys(wanted) as (keyof Row)[];
  return Object.fromEntries(names.map((name) => [name, stored[name]])) as Partial<Row>;
}

/** Returns the columns of a meeting of a file. */
function meetingRow(meeting: ClassInput['meetings'][number], context: WriteContext) {
  return {
    meeting_type: meeting.type,
    start_date: context.date(meeting.start),
    finish_date: context.date(meeting.finish),
    address: meeting.address,
    speaker: meeting.speaker,
  };
}

/** Returns the meetings that a class has, in the shape of the file's. */
function storedMeetings(db: TenantDb, idTeam: number) {
  return db
    .selectFrom('team_meetings')
    .select(['meeting_type', 'start_date', 'finish_date', 'address', 'speaker'])
    .where('id_team', '=', idTeam)
    .orderBy('position')
    .execute();
}
