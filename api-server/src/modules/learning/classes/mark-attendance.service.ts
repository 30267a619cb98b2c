import type { AttendanceMark, SentMark } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { attendances } from './attendance.repository.ts';
import type { AttendanceRow } from './attendance.repository.ts';
import type { ClassMeeting } from './class-meetings.service.ts';

/** Change of one person's mark; null stands for no mark. */
export interface AttendanceChange {
  readonly name: string;
  readonly before: AttendanceMark | null;
  readonly after: AttendanceMark | null;
}

export interface MarkedAttendance {
  readonly saved: readonly { readonly idPerson: number; readonly mark: AttendanceMark | null }[];
  readonly unsaved: readonly number[];
  readonly changes: readonly AttendanceChange[];
}

interface Marking {
  readonly idTeam: number;
  readonly idMeeting: number;
  readonly marks: readonly SentMark[];
  /** Name of who marks. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Marks people of a class at a meeting. A mark over a version that is no longer the current one is not saved.
 *
 * @throws {Refusal} when none of the marks can be saved.
 */
export async function markPeople(
  db: TenantDb,
  { idTeam, idMeeting, marks, by, now }: Marking,
): Promise<MarkedAttendance> {
  const lists = attendances(db);
  await lists.lock(idMeeting);
  // When one call marks a person twice, the later mark counts.
  const wanted = [...new Map(marks.map((mark) => [mark.idPerson, mark])).values()];
  const [members, stored] = await Promise.all([
    lists.membersAmong(
      idTeam,
      wanted.map(({ idPerson }) => idPerson),
    ),
    lists.ofMeeting(idMeeting),
  ]);
  const names = new Map(members.map(({ idUser, name }) => [idUser, name]));
  const possible = wanted.filter(({ idPerson }) => names.has(idPerson));
  if (possible.length === 0) throw notFound('Esta pessoa não está na turma.');
  const isThere = ({ idPerson, state, note }: SentMark) => isSame(stored.get(idPerson), state, noteOf(state, note));
  const saved = possible.filter((mark) => isThere(mark) || mark.version === (stored.get(mark.idPerson)?.version ?? 0));
  if (saved.length === 0)
    throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa marcou isto enquanto você marcava.');
  const written = saved
    .filter((mark) => !isThere(mark))
    .map(({ idPerson, state, note, version }) => ({
      idUser: idPerson,
      state,
      note: noteOf(state, note),
      version: version + 1,
    }));
  await lists.write({ id_team: idTeam, id_meeting: idMeeting }, written, {
    how: 'MANUAL',
    marked_by: by,
    marked_at: now,
  });
  const current = await lists.ofMeeting(idMeeting);
  const savedIds = new Set(saved.map(({ idPerson }) => idPerson));
  return {
    saved: [...savedIds].map((idPerson) => ({ idPerson, mark: presentMark(current.get(idPerson)) })),
    unsaved: wanted.map(({ idPerson }) => idPerson).filter((idPerson) => !savedIds.has(idPerson)),
    changes: written.map(({ idUser }) => ({
      name: names.get(idUser) ?? '',
      before: presentMark(stored.get(idUser)),
      after: presentMark(current.get(idUser)),
    })),
  };
}

/** Only a justified absence has a reason. */
function noteOf(state: SentMark['state'], note: string): string {
  return state === 'JUSTIFIED' ? note : '';
}

function isSame(row: AttendanceRow | undefined, state: SentMark['state'], note: string): boolean {
  return row === undefined ? state === null : row.state === state && row.note === note;
}

/** Returns a mark as the administration shows it; null without one. */
export function presentMark(row: AttendanceRow | undefined): AttendanceMark | null {
  if (!row) return null;
  const { state, note, version, how, marked_by, marked_at } = row;
  return { state, note, version, how, markedBy: marked_by, markedAt: toMoment(marked_at) };
}

/** People of a class with their marks at one meeting. */
export interface MeetingAttendance {
  readonly meeting: ClassMeeting;
  readonly people: readonly {
    readonly idPerson: number;
    readonly name: string;
    readonly department: string;
    readonly mark: AttendanceMark | null;
  }[];
  readonly isPartial: boolean;
}

/** Returns the people of a class with their marks at a meeting of it. */
export async function meetingAttendance(
  db: TenantDb,
  { idTeam, meeting, limit }: { readonly idTeam: number; readonly meeting: ClassMeeting; readonly limit: number },
): Promise<MeetingAttendance> {
  const lists = attendances(db);
  const [members, marks] = await Promise.all([lists.members(idTeam, limit + 1), lists.ofMeeting(meeting.idMeeting)]);
  return {
    meeting,
    people: members.slice(0, limit).map(({ idUser, name, department }) => ({
      idPerson: idUser,
      name,
      department,
      mark: presentMark(marks.get(idUser)),
    })),
    isPartial: members.length > limit,
  };
}
