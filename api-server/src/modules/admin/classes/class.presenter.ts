import type { AdministeredClass, ListedClass } from '@shared-kit/contracts/admin';
import { classStateAt } from '../../learning/index.ts';
import type { AdministeredTeam, ClassInstructor } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { reachesTraining } from '../access/trainings-reach.policy.ts';
import { fieldsOf, versionOfClass } from './class-fields.rules.ts';

interface ClassView {
  readonly instructors: readonly ClassInstructor[];
  readonly now: Date;
}

export function presentListedClass(row: AdministeredTeam, { instructors, now }: ClassView): ListedClass {
  const { initialDay, finalDay } = fieldsOf(row, instructors);
  return {
    idClass: row.id_team,
    name: row.name,
    idTraining: row.id_node,
    training: row.title,
    state: classStateAt(row, now),
    initialDay,
    finalDay,
    capacity: row.capacity,
    seatsTaken: row.seats_taken,
    instructors: instructors.map(({ name }) => name),
    givesCertificate: row.id_certificate !== null,
  };
}

export function presentClass(
  row: AdministeredTeam,
  { instructors, actor, isReadOnly, now }: ClassView & { readonly actor: AdminActor; readonly isReadOnly: boolean },
): AdministeredClass {
  const fields = fieldsOf(row, instructors);
  const isInReach = reachesTraining(actor, 'classes.edit', row.id_node);
  return {
    idClass: row.id_team,
    idTraining: row.id_node,
    training: row.title,
    version: versionOfClass(fields),
    state: classStateAt(row, now),
    seatsTaken: row.seats_taken,
    isReadOnly,
    isInReach,
    canEdit: !isReadOnly && isInReach,
    fields,
  };
}
