import { hasRight } from '@shared-kit/contracts/admin';
import type { EditedSubject } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { administeredPeople, organisationUnits } from '../../identity/index.ts';
import { administeredClasses } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { reachesTraining } from '../access/trainings-reach.policy.ts';
import { reachesWholeCompany } from '../access/whole-company.policy.ts';
import { enrolmentRules } from '../rules/enrolment-rules.repository.ts';

/** Returns whether the actor may edit the subject, and so may know who else does. */
export async function mayEdit(db: TenantDb, actor: AdminActor, subject: EditedSubject): Promise<boolean> {
  if (subject.kind === 'person')
    return (await administeredPeople(db, actor.reach('people.edit')).find(subject.id)) !== undefined;
  if (subject.kind === 'class') {
    const row = await administeredClasses(db).find(subject.id);
    return row !== undefined && reachesTraining(actor, 'classes.edit', row.id_node);
  }
  if (subject.kind === 'unit')
    return reachesWholeCompany(actor, 'people.edit') && (await organisationUnits(db).has(subject.id));
  if (subject.kind === 'rule')
    return reachesWholeCompany(actor, 'enrolments.edit') && (await enrolmentRules(db).has(subject.id));
  return hasRight(actor.roles, 'company.edit');
}
