import { moduleNames } from '@shared-kit/contracts/delivery';
import { enterSupportAccess } from '@shared-kit/contracts/identity';
import { acceptances } from '../../modules/identity/index.ts';
import { createToken } from '../../modules/delivery/tokens/deploy-tokens.repository.ts';
import { toJson, withTenant } from '../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../platform/platform.ts';
import { setModule } from '../../platform/tenancy/module-switch.repository.ts';
import type { Tenant } from '../../platform/tenancy/tenant.types.ts';
import { startSession } from '../factories.ts';
import type { TestUser } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { CallerName } from './fuzzed-request.ts';

/** People of the demo with the most data of their own. */
const busyPeople = ['bruno', 'carla', 'paula', 'diego', 'gisele', 'eva'];

/** Logs in one person of each kind; `round` chooses among the people of the company who still have access. */
export async function tokensAt(app: TestApp, tenant: Tenant, round: number): Promise<ReadonlyMap<CallerName, string>> {
  const { platform } = app;
  const people = await withTenant(platform.database.db, tenant.idApp, (db) =>
    db
      .selectFrom('users')
      .select(['id_user', 'username', 'admin', 'developer', 'can_access_support'])
      .where('active', '=', true)
      .orderBy('id_user')
      .execute(),
  );
  const busy = people.filter(({ username }) => busyPeople.includes(username));
  type Person = (typeof people)[number];
  const logIn = async (list: readonly Person[]): Promise<string> => {
    const person = list[round % list.length];
    if (!person) return '';
    return withTenant(platform.database.db, tenant.idApp, (db) => startSession(platform, db, tenant, person.id_user));
  };
  const supporter = await logIn(people.filter((person) => person.can_access_support));
  const subject = people[(round + 7) % people.length];
  const access = await app.call(
    enterSupportAccess,
    { body: { idUser: subject?.id_user ?? 1 } },
    { as: { token: supporter }, at: tenant },
  );
  const { token: operator } = await createToken(
    platform.database.db,
    { remote: '*', name: 'fuzz', days: 1, by: 'fuzz' },
    platform.clock.now(),
  );
  return new Map<CallerName, string>([
    ['member', await logIn(round % 3 === 2 ? people : busy)],
    ['learner', (await makeLearner(app, tenant)).token],
    ['admin', await logIn(people.filter((person) => person.admin === 1 || person.admin === 2))],
    ['holder', (await makeHolder(app, tenant, round)).token],
    ['developer', await logIn(people.filter((person) => person.developer))],
    ['supporter', supporter],
    ['actor', (access.body as { result?: { token: string } }).result?.token ?? ''],
    ['stranger', (await app.makeUser()).token],
    ['forger', 'eyJhbGciOiJub25lIn0.e30.'],
    ['operator', operator],
  ]);
}

const grantedRoles = ['hr', 'author', 'approver', 'reports', 'dpo'] as const;

/** Makes a person who has accepted the terms of the company. */
async function makeLearner(app: TestApp, tenant: Tenant): Promise<TestUser> {
  const learner = await app.makeUser(tenant);
  await withTenant(app.platform.database.db, tenant.idApp, (db) =>
    acceptances(db, learner.idUser).acceptAgreement(tenant.agreementVersion, app.clock.now()),
  );
  return learner;
}

/** Makes a person with a granted role for the whole company; `round` chooses the role. */
async function makeHolder(app: TestApp, tenant: Tenant, round: number): Promise<TestUser> {
  const holder = await makeLearner(app, tenant);
  const role = grantedRoles[round % grantedRoles.length] ?? 'hr';
  const grant = { role, scope: toJson({ kind: 'all' as const }), given_by: 'fuzz', given_at: app.clock.now() };
  await withTenant(app.platform.database.db, tenant.idApp, (db) =>
    db
      .insertInto('role_grants')
      .values({ id_user: holder.idUser, ...grant })
      .execute(),
  );
  return holder;
}

/**
 * Reads the settings without which most calls are refused. The function that it returns puts them back and switches all
 * modules on: requests of administrators publish terms, demand second factors and switch modules off.
 */
export async function settingsOf({ database, tenants }: Platform, idApp: number): Promise<() => Promise<void>> {
  const app = await database.db
    .selectFrom('apps')
    .select(['agreement_version', 'agreement_terms', 'second_factor', 'active'])
    .where('id_app', '=', idApp)
    .executeTakeFirstOrThrow();
  return async () => {
    await database.db.updateTable('apps').set(app).where('id_app', '=', idApp).execute();
    await withTenant(database.db, idApp, async (db) => {
      for (const module of moduleNames) await setModule(db, module, true);
    });
    tenants.forget();
  };
}
