import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { TeamRow } from '../core/course.rules.ts';
import { attendances } from './attendance.repository.ts';
import type { ClassMeeting } from './class-meetings.service.ts';

/** Name of the meetings among the edited fields of a class. */
export const MEETINGS_FIELD = 'meetings';

/** Meeting to save; without an id it is new. */
export interface SavedMeeting extends Omit<ClassMeeting, 'idMeeting'> {
  readonly idMeeting: number | null;
}

/**
 * Saves the meetings of a class that the caller has locked, in the order in which they begin, and notes that a screen
 * decides them. Meetings that are left out are deleted.
 *
 * @throws {Refusal} when a meeting with an id is not of this class, or a deleted one has attendance.
 */
export async function saveMeetings(db: TenantDb, team: TeamRow, meetings: readonly SavedMeeting[]): Promise<void> {
  const ofTeam = () => db.selectFrom('team_meetings').select('id_meeting').where('id_team', '=', team.id_team);
  const known = new Set((await ofTeam().execute()).map(({ id_meeting }) => id_meeting));
  const kept = meetings.flatMap(({ idMeeting }) => (idMeeting === null ? [] : [idMeeting]));
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length)
    throw notFound('Um dos encontros não existe mais.');
  await expectUnattended(
    db,
    [...known].filter((id) => !kept.includes(id)),
  );
  await db
    .deleteFrom('team_meetings')
    .where('id_team', '=', team.id_team)
    .where('id_meeting', 'not in', [0, ...kept])
    .execute();
  // Each place is taken once: first they are out of the way.
  await db
    .updateTable('team_meetings')
    .set(({ eb, neg, ref }) => ({ position: eb(neg(ref('position')), '-', 1000) }))
    .where('id_team', '=', team.id_team)
    .execute();
  const inOrder = meetings.toSorted((a, b) => a.startDate.getTime() - b.startDate.getTime());
  for (const [index, { idMeeting, ...meeting }] of inOrder.entries()) {
    const row = {
      position: index + 1,
      meeting_type: meeting.meetingType,
      start_date: meeting.startDate,
      finish_date: meeting.finishDate,
      address: meeting.address,
      speaker: meeting.speaker,
    };
    if (idMeeting === null)
      await db
        .insertInto('team_meetings')
        .values({ id_team: team.id_team, ...row })
        .execute();
    else await db.updateTable('team_meetings').set(row).where('id_meeting', '=', idMeeting).execute();
  }
  await db
    .updateTable('teams')
    .set({ edited_fields: toJson([...new Set([...team.edited_fields, MEETINGS_FIELD])]) })
    .where('id_team', '=', team.id_team)
    .execute();
}

/** Refuses to delete meetings at which somebody is marked. Nobody is marked until the transaction ends. */
async function expectUnattended(db: TenantDb, idMeetings: readonly number[]): Promise<void> {
  const lists = attendances(db);
  for (const idMeeting of idMeetings.toSorted((a, b) => a - b)) await lists.lock(idMeeting);
  if ((await lists.attended(idMeetings)).size > 0)
    throw refuse('learning.meeting-attended', 409, 'Este encontro já tem presenças marcadas e não pode ser excluído.');
}
