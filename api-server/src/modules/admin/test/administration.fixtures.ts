import { createClass, readClass, rightsOfRole, scopesOfRole } from '@shared-kit/contracts/admin';
import type { AdminRole, AdminScope, ClassFields, ScopeKind } from '@shared-kit/contracts/admin';
import { requestEnrollment } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { toJson, withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { txtRecords } from '../../../platform/tenancy/txt-records.port.ts';
import { provide } from '../../../platform/wiring.service.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { waitingLists } from '../../learning/index.ts';
import { importLearning } from '../../learning/test/training-import.ts';
import { classFields, fullClassFields } from './class-samples.fixtures.ts';
import { readCompanyState } from './company-state.fixtures.ts';
import type { GrantedRole } from '../access/role-grants.repository.ts';

export let app: TestApp;
interface ByTraining {
  readonly aberta: number;
  readonly outra: number;
  readonly disputada: number;
  /** Without approval and without a limit of seats; calls of samples are about it. */
  readonly livre: number;
  /** Without approval, with five seats. */
  readonly lotada: number;
}

/** The classes need approval; `disputada` has three seats, which one test takes. */
export let teams: ByTraining;
export let training: ByTraining;
/** PNG of one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Owner of the first tenant, who may do everything. */
export let owner: TestUser;

export const inTenant = <T>(work: (db: TenantDb) => Promise<T>, tenant = app.tenant): Promise<T> =>
  withTenant(app.platform.database.db, tenant.idApp, work);

/** Creates a group with these members and returns its id. */
export function makeGroup(name: string, members: readonly TestUser[] = [], tenant = app.tenant): Promise<number> {
  return inTenant(async (db) => {
    const now = app.clock.now();
    const { id_group } = await db
      .insertInto('people_groups')
      .values({ name, created_at: now })
      .returning('id_group')
      .executeTakeFirstOrThrow();
    for (const { idUser } of members)
      await db.insertInto('people_group_members').values({ id_group, id_user: idUser, added_at: now }).execute();
    return id_group;
  }, tenant);
}

/** Creates a person with a role. */
export async function makeHolder(role: AdminRole, scope: AdminScope, tenant = app.tenant): Promise<TestUser> {
  const level = role === 'owner' ? 1 : role === 'administrator' ? 2 : 0;
  const user = await app.makeUser(tenant, { admin: level });
  if (level === 0) await giveGrant(user, role as GrantedRole, scope, tenant);
  return user;
}

export async function giveGrant(
  user: TestUser,
  role: GrantedRole,
  scope: AdminScope,
  tenant = app.tenant,
): Promise<void> {
  await inTenant(
    (db) =>
      db
        .insertInto('role_grants')
        .values({ id_user: user.idUser, role, scope: toJson(scope), given_by: 'Teste', given_at: app.clock.now() })
        .execute(),
    tenant,
  );
}

/** Requests a seat for a person and returns the id of the request. */
export async function requestSeat(user: TestUser, team: keyof typeof teams = 'aberta'): Promise<number> {
  const reply = await app.ok(requestEnrollment, { body: { idTeam: teams[team] } }, { as: user });
  return reply.idEnrollmentRequest;
}

/** Creates a class as the owner. */
export async function makeClass(of: keyof ByTraining, fields: Partial<ClassFields> = {}) {
  const body = { idTraining: training[of], copyOf: null, fields: { ...classFields, ...fields } };
  const { idClass } = await app.ok(createClass, { body }, { as: owner });
  const { version } = await app.ok(readClass, { params: { idClass } }, { as: owner });
  return { idTraining: training[of], idClass, version };
}

/** Creates a class without seats and with somebody in its waiting list. */
export async function makeFullClass(of: keyof ByTraining) {
  const made = await makeClass(of, fullClassFields);
  const { idUser: idWaiting } = await app.makeUser();
  await inTenant((db) => waitingLists(db).add(made.idClass, idWaiting, app.clock.now()));
  return { ...made, idWaiting };
}

/** Creates a paused rule and returns its id. */
export function makeRule(name: string): Promise<number> {
  const fields = {
    name,
    idTraining: training.livre,
    idTeam: null,
    departments: [name],
    groups: [],
    since: null,
    dueDays: null,
    reason: '',
    endsLeavers: false,
    includesRemoved: false,
  };
  return inTenant(async (db) => {
    const row = await db
      .insertInto('enrolment_rules')
      .values({ fields: toJson(fields), id_node: training.livre, created_by: 'Teste', paused: true })
      .returning('id_rule')
      .executeTakeFirstOrThrow();
    return row.id_rule;
  });
}

/** Gives a person an ended enrolment in the open training, as scopes of trainings see it. */
export function enrolBefore(user: TestUser): Promise<number> {
  return enrolIn(user, training.aberta, { expires_at: app.clock.now() });
}

/** Enrols a person in a training without a class and returns the id of the enrolment. */
export function enrolIn(
  { idUser }: TestUser,
  idNode: number,
  fields: { expires_at?: Date; status?: EnrollmentStatus } = {},
  tenant = app.tenant,
): Promise<number> {
  return inTenant(async (db) => {
    const row = await db
      .insertInto('enrollments')
      .values({
        id_user: idUser,
        id_node: idNode,
        id_team: null,
        status: 'IN_PROGRESS',
        progress: 0,
        grade: null,
        enrolled_at: app.clock.now(),
        expires_at: null,
        start_date: null,
        finish_date: null,
        last_access_date: null,
        ...fields,
      })
      .returning('id_enrollment')
      .executeTakeFirstOrThrow();
    return row.id_enrollment;
  }, tenant);
}

/** Returns the entries of the log of changes that a person wrote, oldest first. */
export const actsOf = ({ idUser }: TestUser, tenant = app.tenant) =>
  inTenant(
    (db) => db.selectFrom('audit_acts').selectAll().where('id_actor', '=', idUser).orderBy('id_act').execute(),
    tenant,
  );

export interface RoleCase {
  readonly role: AdminRole;
  readonly kind: ScopeKind;
}

/** Every role with every scope that it may have. */
export const roleCases: readonly RoleCase[] = (Object.keys(rightsOfRole) as AdminRole[]).flatMap((role) =>
  scopesOfRole[role].map((kind) => ({ role, kind })),
);

async function start(): Promise<void> {
  app = await startTestApp({}, { provides: [provide(txtRecords, { of: async () => [] })] });
  owner = await app.makeUser(app.tenant, { admin: 1, name: 'Olga Dona' });
  await app.platform.database.db
    .updateTable('apps')
    .set({ features: toJson({ externalCourses: true }) })
    .where('id_app', '=', app.tenant.idApp)
    .execute();
  const classOf = (key: string, fields: object = {}) => ({ key, name: `Turma ${key}`, needsApproval: true, ...fields });
  const ids = await importLearning(app, {
    trainings: [
      { code: 'aberto', catalog: 'catalogo', title: 'Treinamento aberto', classes: [classOf('aberta')] },
      { code: 'outro', catalog: 'catalogo', title: 'Outro treinamento', classes: [classOf('outra')] },
      {
        code: 'disputado',
        catalog: 'catalogo',
        title: 'Treinamento disputado',
        classes: [classOf('disputada', { capacity: 3 })],
      },
      {
        code: 'livre',
        catalog: 'catalogo',
        title: 'Treinamento livre',
        classes: [classOf('livre', { needsApproval: false })],
      },
      {
        code: 'lotado',
        catalog: 'catalogo',
        title: 'Treinamento lotado',
        classes: [classOf('lotada', { needsApproval: false, capacity: 5 })],
      },
    ],
  });
  teams = {
    aberta: ids.team('aberta'),
    outra: ids.team('outra'),
    disputada: ids.team('disputada'),
    livre: ids.team('livre'),
    lotada: ids.team('lotada'),
  };
  training = await inTenant(async (db) => {
    const nodeOf = async (idTeam: number) =>
      (await db.selectFrom('teams').select('id_node').where('id_team', '=', idTeam).executeTakeFirstOrThrow()).id_node;
    const { aberta, outra, disputada, livre, lotada } = teams;
    return {
      aberta: await nodeOf(aberta),
      outra: await nodeOf(outra),
      disputada: await nodeOf(disputada),
      livre: await nodeOf(livre),
      lotada: await nodeOf(lotada),
    };
  });
  afterLastFile(() => app.close());
}

let started: Promise<void> | undefined;

/** Starts an app with an owner and two trainings whose classes need approval. */
export function startAdministration(): void {
  // Test files that run in one process share the app.
  beforeAll(async () => {
    await (started ??= start());
    // People of a company without units have free departments, as most tests expect.
    await inTenant((db) => db.deleteFrom('organisation_units').execute());
    await readCompanyState(app, owner);
  });
}
