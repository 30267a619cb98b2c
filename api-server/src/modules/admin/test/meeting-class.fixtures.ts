import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import type { ClassFields } from '@shared-kit/contracts/admin';
import type { TestUser } from '../../../test/index.ts';
import { app, inTenant, makeClass } from './administration.fixtures.ts';

type OfTraining = Parameters<typeof makeClass>[0];

/** Puts people into a class. */
export async function enrolInClass(idClass: number, people: readonly TestUser[]): Promise<void> {
  await inTenant(async (db) => {
    const { id_node } = await db
      .selectFrom('teams')
      .select('id_node')
      .where('id_team', '=', idClass)
      .executeTakeFirstOrThrow();
    for (const { idUser } of people)
      await db
        .insertInto('enrollments')
        .values({
          id_user: idUser,
          id_node,
          id_team: idClass,
          status: 'IN_PROGRESS',
          progress: 0,
          grade: null,
          enrolled_at: app.clock.now(),
          expires_at: null,
          start_date: null,
          finish_date: null,
          last_access_date: null,
        })
        .execute();
  });
}

/** Adds a meeting to a class, which begins so many minutes from now and lasts two hours. */
export function addMeeting(idClass: number, { inMinutes = -15, position = 1 } = {}): Promise<number> {
  const start = new Date(app.clock.now().getTime() + inMinutes * MINUTE_MS);
  return inTenant(async (db) => {
    const { id_meeting } = await db
      .insertInto('team_meetings')
      .values({
        id_team: idClass,
        position,
        meeting_type: 'PRESENCIAL',
        start_date: start,
        finish_date: new Date(start.getTime() + 120 * MINUTE_MS),
        address: 'Sala 3',
        speaker: 'Ivo',
      })
      .returning('id_meeting')
      .executeTakeFirstOrThrow();
    return id_meeting;
  });
}

/** Creates a class that meets now, with a person in it. */
export async function makeMeetingClass(of: OfTraining, fields: Partial<ClassFields> = {}) {
  const { idClass } = await makeClass(of, fields);
  const person = await app.makeUser();
  await enrolInClass(idClass, [person]);
  return { idClass, idMeeting: await addMeeting(idClass), idPerson: person.idUser, person };
}
