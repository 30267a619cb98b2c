import type { PersonFields, createPerson, savePerson } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { invalidField, refuse } from '../../../platform/errors.ts';
import type { HandlerContext } from '../../../platform/module.ts';
import {
  addPerson,
  administeredPeople,
  departmentNames,
  people,
  sendAccessLinkMail,
  updatePerson,
  versionOf,
} from '../../identity/index.ts';
import type { AdministeredRow } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { ActDetails } from '../access/admin-api.service.ts';
import { joinOwnGroup } from '../groups/join-own-group.service.ts';
import { applyEnrolmentRules } from '../rules/apply-rules.job.ts';
import { changesOfPerson } from './person-changes.rules.ts';
import type { NamedFields } from './person-changes.rules.ts';
import { lockToChange } from './person-access.policy.ts';

interface Administered {
  readonly actor: AdminActor;
  audit(details: ActDetails): Promise<void>;
}

/** Creates a person within the actor's reach and queues the mail with the link, if it is wanted. */
export async function createAdministered(context: HandlerContext<typeof createPerson> & Administered): Promise<number> {
  const { body, db, session, tenant, request, jobs, actor, audit, now } = context;
  const { sendsLink } = body;
  const fields = await withDepartment(db, body.fields, '');
  if (sendsLink && fields.email === '')
    throw invalidField('body.fields.email', 'Informe o e-mail que recebe o link de acesso');
  const leader = await leaderName(db, fields.idLeader, undefined);
  const idPerson = await addPerson(db, { fields, idCompany: session.idCompany, now });
  await joinOwnGroup(db, actor, [idPerson], now);
  await expectInReach(db, actor, idPerson);
  await audit({
    subject: { kind: 'person', id: idPerson, name: fields.name },
    changes: changesOfPerson(undefined, { ...fields, idLeader: leader }),
  });
  await jobs.send(db, applyEnrolmentRules, {});
  if (sendsLink)
    await jobs.send(db, sendAccessLinkMail, { idUser: idPerson, portalUrl: request.portalUrl, tenant: tenant.name });
  return idPerson;
}

/** Saves a person in the version that was read, and returns the new version. */
export async function saveAdministered(context: HandlerContext<typeof savePerson> & Administered): Promise<string> {
  const { params, body, db, jobs, actor, audit, now } = context;
  const before = await lockToChange(db, actor, { right: 'people.edit', idPerson: params.idPerson });
  if (versionOf(before) !== body.version)
    throw refuse(
      'admin.changed-meanwhile',
      409,
      'Outra pessoa mudou estes dados enquanto você editava. Compare as duas versões antes de salvar.',
    );
  const fields = await withDepartment(db, body.fields, before.department);
  const leader = await leaderName(db, fields.idLeader, before);
  await updatePerson(db, { before, fields, now });
  const after = await expectInReach(db, actor, params.idPerson);
  await audit({
    subject: { kind: 'person', id: params.idPerson, name: after.name },
    changes: changesOfPerson(namedFields(before), { ...fields, idLeader: leader }),
    reason: body.reason,
  });
  await jobs.send(db, applyEnrolmentRules, {});
  return versionOf(after);
}

function namedFields(row: AdministeredRow): NamedFields {
  const { name, username, email, cpf, phone, department, role } = row;
  return { name, username, email, cpf, phone, department, role, idLeader: row.leader_name ?? '' };
}

/** Returns the fields with the department as the company's units write it. Refuses a new one that nobody has. */
async function withDepartment(db: TenantDb, fields: PersonFields, before: string): Promise<PersonFields> {
  if (fields.department === before || fields.department === '') return fields;
  const department = (await departmentNames(db)).of(fields.department);
  if (department === undefined)
    throw invalidField('body.fields.department', 'Não há unidade com este nome ou código. Crie-a em Unidades');
  return { ...fields, department };
}

/** Returns the leader's name; empty without one. Refuses people who don't exist, and a person as their own leader. */
async function leaderName(
  db: TenantDb,
  idLeader: PersonFields['idLeader'],
  before: AdministeredRow | undefined,
): Promise<string> {
  if (idLeader === null) return '';
  if (idLeader === before?.id_user) throw invalidField('body.fields.idLeader', 'Escolha outra pessoa');
  const leader = await people(db).where('id_user', '=', idLeader).executeTakeFirst();
  if (!leader) throw invalidField('body.fields.idLeader', 'Esta pessoa não existe');
  return leader.name;
}

/** Refuses what would put the person out of the actor's reach, such as a department of others. */
async function expectInReach(db: TenantDb, actor: AdminActor, idPerson: number): Promise<AdministeredRow> {
  const row = await administeredPeople(db, actor.reach('people.edit')).find(idPerson);
  if (row) return row;
  throw refuse(
    'admin.out-of-scope',
    403,
    'Com estes dados a pessoa ficaria fora do seu alcance. Confira a unidade e a liderança.',
  );
}
