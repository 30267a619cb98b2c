import * as contract from '@shared-kit/contracts/admin';
import { scopesOf } from '@shared-kit/contracts/admin';
import type { UnitFields } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { invalidField, notFound, refuse } from '../../../platform/errors.ts';
import { organisationUnits, people } from '../../identity/index.ts';
import type { UnitRow } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { roleGrants } from '../access/role-grants.repository.ts';
import { expectWholeCompany } from '../access/whole-company.policy.ts';
import { applyEnrolmentRules } from '../rules/apply-rules.job.ts';
import { notInTrash, restorableSince } from '../trash/trash-days.rules.ts';
import { trash } from '../trash/trash.repository.ts';
import { createUnitsOf, expectRoomForUnits } from './create-units.service.ts';
import { renameDepartment } from './rename-department.service.ts';
import { changesOfUnit } from './unit-changes.rules.ts';
import { faultOfPlace } from './unit-tree.rules.ts';
import type { PlaceFault } from './unit-tree.rules.ts';
import { visibleUnits } from './visible-units.service.ts';

/** Serves the units of the company. */
export function serveUnits(api: AdminApi): void {
  api.handle(contract.listUnits, async ({ db, actor }) => {
    const { units, departments } = await visibleUnits(db, actor);
    return {
      units: units.map(({ unit, level, people: own, peopleBelow }) => ({
        idUnit: unit.id_unit,
        version: unit.version,
        fields: { name: unit.name, code: unit.code, idParent: unit.id_parent, idLeader: unit.id_leader },
        leaderName: unit.leader_name ?? '',
        level,
        people: own,
        peopleBelow,
      })),
      departments: [...departments],
      canEdit: scopesOf(actor.roles, 'people.edit').some(({ kind }) => kind === 'all'),
    };
  });

  api.handle(contract.createUnit, async ({ body: { fields }, db, actor, jobs, audit }) => {
    expectWhole(actor);
    const units = await organisationUnits(db).lockTree();
    expectRoomForUnits(units.length + 1);
    expectGoodFields(units, fields, undefined);
    const leader = await leaderName(db, fields.idLeader);
    const idUnit = await organisationUnits(db).create(fields);
    await audit({ changes: changesOfUnit(undefined, namedFields(units, fields, leader)) });
    await jobs.send(db, applyEnrolmentRules, {});
    return { success: true, idUnit };
  });

  api.handle(contract.createUnitsOfDepartments, async ({ body, db, actor, jobs, audit }) => {
    expectWhole(actor);
    const created = await createUnitsOf(db, body.names);
    await audit({ changes: created.map((name) => ({ field: 'unit', before: '', after: name })) });
    await jobs.send(db, applyEnrolmentRules, {});
    return { success: true, created: created.length };
  });

  api.handle(contract.saveUnit, async ({ params, body: { version, fields }, db, actor, jobs, audit }) => {
    expectWhole(actor);
    const units = await organisationUnits(db).lockTree();
    const unit = unitOf(units, params.idUnit);
    if (unit.version !== version)
      throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou esta unidade. Confira como ela está agora.');
    expectGoodFields(units, fields, unit.id_unit);
    const leader = await leaderName(db, fields.idLeader);
    await organisationUnits(db).save(unit.id_unit, fields);
    await renameDepartment(db, unit.name, fields.name);
    const before = { name: unit.name, code: unit.code, idParent: unit.id_parent, idLeader: unit.id_leader };
    await audit({
      changes: changesOfUnit(namedFields(units, before, unit.leader_name ?? ''), namedFields(units, fields, leader)),
    });
    await jobs.send(db, applyEnrolmentRules, {});
    return { success: true };
  });

  api.handle(contract.removeUnit, async ({ params, body: { idTarget }, db, actor, jobs, audit, now }) => {
    expectWhole(actor);
    const units = await organisationUnits(db).lockTree();
    const unit = unitOf(units, params.idUnit);
    if (await roleGrants(db).namesDepartment(unit.name))
      throw refuse('admin.unit-in-use', 409, 'O alcance de um papel usa esta unidade. Mude o papel antes.');
    const target = idTarget === null ? undefined : unitOf(units, idTarget);
    if (target) await joinUnits(db, units, { unit, target });
    else {
      await expectEmpty(db, units, unit);
      await throwAway(db, units, { unit, by: actor.name, now });
    }
    await organisationUnits(db).remove(unit.id_unit);
    await audit({ changes: [{ field: 'unit', before: unit.name, after: target?.name ?? '' }] });
    await jobs.send(db, applyEnrolmentRules, {});
    return { success: true };
  });

  api.handle(contract.restoreUnit, async ({ params, db, actor, jobs, audit, now }) => {
    expectWhole(actor);
    const units = await organisationUnits(db).lockTree();
    const deleted = await trash(db).consume('unit', params.idTrash, restorableSince(now));
    if (!deleted) throw notInTrash();
    expectRoomForUnits(units.length + 1);
    const leader = deleted.id_leader === null ? undefined : await activePerson(db, deleted.id_leader);
    const fields: UnitFields = {
      name: deleted.name,
      code: deleted.code,
      idParent: units.some(({ id_unit }) => id_unit === deleted.id_parent) ? deleted.id_parent : null,
      idLeader: leader?.id_user ?? null,
    };
    expectGoodFields(units, fields, undefined);
    const isKeyTaken = units.some(({ key }) => key === deleted.key);
    await organisationUnits(db).create(fields, isKeyTaken ? undefined : deleted);
    await audit({ changes: changesOfUnit(undefined, namedFields(units, fields, leader?.name ?? '')) });
    await jobs.send(db, applyEnrolmentRules, {});
    return { success: true };
  });
}

function expectWhole(actor: AdminActor): void {
  expectWholeCompany(actor, 'people.edit', 'Só quem alcança toda a empresa muda as unidades.');
}

function unitOf(units: readonly UnitRow[], idUnit: number): UnitRow {
  const unit = units.find(({ id_unit }) => id_unit === idUnit);
  if (!unit) throw notFound('Esta unidade não existe mais.');
  return unit;
}

/** Refuses a name or code of another unit, and a place where the unit can't be. */
function expectGoodFields(units: readonly UnitRow[], { name, code, idParent }: UnitFields, idUnit: number | undefined) {
  const others = units.filter(({ id_unit }) => id_unit !== idUnit);
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw unitExists('body.fields.name', 'Já existe uma unidade com este nome');
  if (code !== '' && others.some((other) => other.code.toLowerCase() === code.toLowerCase()))
    throw unitExists('body.fields.code', 'Já existe uma unidade com este código');
  expectPlace(faultOfPlace(units, { idUnit, idParent }));
}

function unitExists(path: string, message: string) {
  return refuse('admin.unit-exists', 409, `${message}.`, { issues: [{ path, message }] });
}

function expectPlace(fault: PlaceFault | undefined): void {
  if (fault === 'unknown') throw notFound('A unidade superior não existe mais.');
  if (fault === 'loop') throw refuse('admin.unit-loop', 409, 'Uma unidade não fica abaixo dela mesma.');
  if (fault === 'levels')
    throw refuse('admin.unit-levels', 409, `As unidades têm no máximo ${contract.MAX_UNIT_LEVELS} níveis.`);
}

interface Joining {
  readonly unit: UnitRow;
  readonly target: UnitRow;
}

/** Gives the people and the subunits of a unit to another one that is not below it. */
async function joinUnits(db: TenantDb, units: readonly UnitRow[], { unit, target }: Joining): Promise<void> {
  const others = units.filter(({ id_unit }) => id_unit !== unit.id_unit);
  if (faultOfPlace(units, { idUnit: unit.id_unit, idParent: target.id_unit }) === 'loop')
    throw refuse('admin.unit-loop', 409, 'Escolha uma unidade que não fica abaixo desta.');
  for (const { id_unit: idUnit, id_parent } of others)
    if (id_parent === unit.id_unit) expectPlace(faultOfPlace(units, { idUnit, idParent: target.id_unit }));
  await organisationUnits(db).moveChildren(unit.id_unit, target.id_unit);
  await renameDepartment(db, unit.name, target.name);
}

async function expectEmpty(db: TenantDb, units: readonly UnitRow[], unit: UnitRow): Promise<void> {
  const hasSubunits = units.some(({ id_parent }) => id_parent === unit.id_unit);
  if (hasSubunits || (await organisationUnits(db).hasPeople(unit.name)))
    throw refuse(
      'admin.unit-in-use',
      409,
      'A unidade tem pessoas ou subunidades. Escolha a unidade para onde elas vão.',
    );
}

interface ThrownAway {
  readonly unit: UnitRow;
  readonly by: string;
  readonly now: Date;
}

/** Puts a unit into the trash. */
async function throwAway(db: TenantDb, units: readonly UnitRow[], { unit, by, now }: ThrownAway): Promise<void> {
  const { key, name, code, id_parent, id_leader, imported } = unit;
  const place = units.find((other) => other.id_unit === id_parent)?.name ?? '';
  await trash(db).add({
    name,
    place,
    content: { kind: 'unit', key, name, code, id_parent, id_leader, imported },
    by,
    now,
  });
}

/** Returns the person if they still have access: a restored unit does not get back a leader who has left. */
function activePerson(db: TenantDb, idUser: number) {
  return people(db).where('id_user', '=', idUser).where('active', '=', true).executeTakeFirst();
}

async function leaderName(db: TenantDb, idLeader: number | null): Promise<string> {
  if (idLeader === null) return '';
  const leader = await people(db).where('id_user', '=', idLeader).executeTakeFirst();
  if (!leader) throw invalidField('body.fields.idLeader', 'Esta pessoa não existe');
  return leader.name;
}

/** Returns the fields in words, for the log of changes. */
function namedFields(units: readonly UnitRow[], { name, code, idParent }: UnitFields, leader: string) {
  return { name, code, parent: units.find(({ id_unit }) => id_unit === idParent)?.name ?? '', leader };
}
