import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import type { TeamRow } from '../core/course.rules.ts';
import { expiryOf } from '../core/enrollment-status.rules.ts';
import { administeredClasses } from './administered-classes.repository.ts';
import type { ClassColumns } from './administered-classes.repository.ts';
import { classInstructors } from './class-instructors.repository.ts';
import { saveEarnedCertificates } from './earned-certificates.repository.ts';

/**
 * Saves a class that the caller has locked. Open enrolments get the end that the new dates give. Refuses fewer seats
 * than are taken. Whoever has finished keeps the certificate of before.
 */
export async function saveClassColumns(
  db: TenantDb,
  team: TeamRow,
  { columns, idInstructors }: { readonly columns: ClassColumns; readonly idInstructors: readonly number[] },
): Promise<void> {
  const { capacity } = columns;
  if (capacity !== null && capacity < team.seats_taken) throw fewerSeats(team.seats_taken);
  await saveEarnedCertificates(db, team, columns.id_certificate);
  await administeredClasses(db).save(team, columns);
  await classInstructors(db).replace(team.id_team, idInstructors);
  const isTimeSame = [
    [team.initial_date, columns.initial_date],
    [team.final_date, columns.final_date],
  ].every(([before, after]) => before?.getTime() === after?.getTime());
  if (!isTimeSame || team.duration !== columns.duration) await moveEnds(db, { ...team, ...columns });
}

/** Gives the open enrolments of a class the end that they would have if the class had always had its dates. */
async function moveEnds(db: TenantDb, team: TeamRow): Promise<void> {
  const rows = await db
    .selectFrom('enrollments as e')
    .leftJoin('enrollment_removals as r', 'r.id_enrollment', 'e.id_enrollment')
    .select(['e.id_enrollment', 'e.enrolled_at'])
    .where('e.id_team', '=', team.id_team)
    .where('e.status', 'in', ['NOT_ATTEMPTED', 'IN_PROGRESS', 'INCOMPLETE'])
    .where('r.id_enrollment', 'is', null)
    .execute();
  const byEnd = Map.groupBy(rows, ({ enrolled_at }) => expiryOf(team, enrolled_at)?.getTime() ?? null);
  for (const [end, ofEnd] of byEnd)
    await db
      .updateTable('enrollments')
      .set({ expires_at: end === null ? null : new Date(end) })
      .where(
        'id_enrollment',
        'in',
        ofEnd.map(({ id_enrollment }) => id_enrollment),
      )
      .execute();
}

function fewerSeats(taken: number) {
  const message = taken === 1 ? 'Já há 1 pessoa nesta turma' : `Já há ${taken} pessoas nesta turma`;
  return refuse('learning.fewer-seats', 409, `${message}: não é possível ter menos vagas.`, {
    issues: [{ path: 'body.fields.capacity', message }],
  });
}
