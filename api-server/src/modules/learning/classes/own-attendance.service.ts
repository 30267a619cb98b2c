import type { OwnAttendance } from '@shared-kit/contracts/learning';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { attendances, isCurrentEnrollment } from './attendance.repository.ts';
import type { AttendanceRow } from './attendance.repository.ts';
import { meetingTimeAt } from './meeting-pin.rules.ts';

/** Meeting of a class that a person is in. */
export type OwnMeeting = NonNullable<Awaited<ReturnType<typeof findMeeting>>>;

/** Returns a meeting of a class that the person is in. Throws 404 for every other one. */
export async function ownMeeting(db: TenantDb, idMeeting: number, idUser: number): Promise<OwnMeeting> {
  const meeting = await findMeeting(db, idMeeting, idUser);
  if (!meeting) throw notFound('Este encontro não existe, ou você não está na turma dele.');
  return meeting;
}

function findMeeting(db: TenantDb, idMeeting: number, idUser: number) {
  return db
    .selectFrom('team_meetings as m')
    .innerJoin('teams as t', 't.id_team', 'm.id_team')
    .innerJoin('nodes as n', 'n.id_node', 't.id_node')
    .innerJoin('enrollments as e', 'e.id_team', 't.id_team')
    .leftJoin('class_attendances as a', (join) =>
      join.onRef('a.id_meeting', '=', 'm.id_meeting').onRef('a.id_user', '=', 'e.id_user'),
    )
    .where('m.id_meeting', '=', idMeeting)
    .where('e.id_user', '=', idUser)
    .where('n.active', '=', true)
    .where(isCurrentEnrollment(db))
    .orderBy('e.id_enrollment', 'desc')
    .select([
      'm.id_meeting',
      'm.id_team',
      'm.start_date as startDate',
      'm.finish_date as finishDate',
      't.name as className',
      'n.title as training',
      'e.id_enrollment',
      'a.state',
      'a.marked_at',
    ])
    .executeTakeFirst();
}

export function presentOwnAttendance(meeting: OwnMeeting, now: Date): OwnAttendance {
  return {
    training: meeting.training,
    className: meeting.className,
    idEnrollment: meeting.id_enrollment,
    startDate: toMoment(meeting.startDate),
    finishDate: toMoment(meeting.finishDate),
    time: meetingTimeAt(meeting, now),
    state: meeting.state,
    markedAt: meeting.state !== null && meeting.marked_at !== null ? toMoment(meeting.marked_at) : null,
  };
}

/**
 * Marks a person as present by PIN, which the caller has checked. Never changes what an instructor has marked otherwise,
 * who may have done so because the person was not in the room.
 */
export async function confirmPresence(
  db: TenantDb,
  { id_meeting, id_team }: OwnMeeting,
  { idUser, name, now }: { readonly idUser: number; readonly name: string; readonly now: Date },
): Promise<void> {
  const lists = attendances(db);
  await lists.lock(id_meeting);
  const current: AttendanceRow | undefined = (await lists.ofMeeting(id_meeting)).get(idUser);
  if (current?.state === 'PRESENT') return;
  if (current && current.state !== null)
    throw refuse(
      'learning.marked-otherwise',
      409,
      'Quem instrui já marcou a sua falta neste encontro. Fale com essa pessoa.',
    );
  await lists.write(
    { id_team, id_meeting },
    [{ idUser, state: 'PRESENT', note: '', version: (current?.version ?? 0) + 1 }],
    { how: 'PIN', marked_by: name, marked_at: now },
  );
}
