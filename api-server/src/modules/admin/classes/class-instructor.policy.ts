import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import { administeredClasses, classInstructors, classMeetings } from '../../learning/index.ts';
import type { AdministeredTeam, ClassMeeting } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { expectSeenTraining, expectTraining } from '../access/trainings-reach.policy.ts';

const MISSING = 'Esta turma não existe.';

/** Returns whether the actor teaches the class. */
export async function isInstructor(db: TenantDb, { idUser }: AdminActor, idClass: number): Promise<boolean> {
  const instructors = (await classInstructors(db).ofTeams([idClass])).get(idClass) ?? [];
  return instructors.some(({ idPerson }) => idPerson === idUser);
}

/**
 * Returns a class whose attendance the actor, who has the right `classes.edit`, may mark: their role contains the
 * training, or they teach the class (decision 946).
 */
export async function taughtClass(db: TenantDb, actor: AdminActor, idClass: number): Promise<AdministeredTeam> {
  const [row, teaches] = await Promise.all([administeredClasses(db).find(idClass), isInstructor(db, actor, idClass)]);
  if (!row) throw notFound(MISSING);
  if (teaches) return row;
  expectSeenTraining(actor, row.id_node, MISSING);
  expectTraining(actor, 'classes.edit', row.id_node);
  return row;
}

/** Returns a meeting of a class whose attendance the actor may mark, with the class. */
export async function taughtMeeting(
  db: TenantDb,
  actor: AdminActor,
  { idClass, idMeeting }: { readonly idClass: number; readonly idMeeting: number },
): Promise<{ readonly team: AdministeredTeam; readonly meeting: ClassMeeting }> {
  const [team, meetings] = await Promise.all([taughtClass(db, actor, idClass), classMeetings(db, [idClass])]);
  const meeting = meetings.get(idClass)?.find((one) => one.idMeeting === idMeeting);
  if (!meeting) throw notFound('Este encontro não existe.');
  return { team, meeting };
}
