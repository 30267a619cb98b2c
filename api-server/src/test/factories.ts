import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import type { ModuleName } from '@shared-kit/contracts/delivery';
import { moduleNames } from '@shared-kit/contracts/delivery';
import type { AppsTable, UsersTable } from '../platform/database/platform.tables.ts';
import { sessions } from '../platform/auth/sessions.service.ts';
import { toJson, withTenant } from '../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../platform/platform.ts';
import type { Tenant } from '../platform/tenancy/tenant.types.ts';

export const testPassword = 'azulejo123';
/** Cheap on purpose: tests verify passwords, not the cost of hashing. */
const testHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export type TestTenant = Tenant;

export interface TestUser {
  readonly idUser: number;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  /** Token for `authorization: Bearer …`. */
  readonly token: string;
}

export interface TenantOptions {
  modules?: readonly ModuleName[];
  homeModule?: 'sections' | 'blocks';
  app?: Partial<Insertable<AppsTable>>;
}

/** Creates a tenant with every module on, no agreement to accept, and a unique address. */
export async function makeTenant(platform: Platform, options: TenantOptions = {}): Promise<TestTenant> {
  const { db } = platform.database;
  const segment = `t${randomBytes(5).toString('hex')}`;
  const app = await db
    .insertInto('apps')
    .values({
      key: segment,
      name: `Empresa ${segment}`,
      host: 'localhost:3000',
      segment,
      bucket: 'test',
      path: segment,
      acronym: segment,
      id_app_type: 1,
      id_company: 1,
      company_name: `Empresa ${segment}`,
      company_login: false,
      home_module: options.homeModule ?? 'sections',
      last_content_redirect: false,
      gamification: true,
      ask_pwa: false,
      on_board_screen: false,
      on_board_url: '',
      appearance: toJson({
        logo: '',
        favIcon: '',
        loginPosition: 'middle',
        loginImage: '',
        loginImageMobile: '',
        showLoginLogo: true,
        landingPage: false,
        landingLogo: '',
        landingPageLocation: '',
        landingPageContact: '',
      }),
      theme: toJson({
        primaryColor: '#2457d6',
        secondaryColor: '#0b8f6a',
        thirdColor: '#f2b705',
        fourthColor: '#1b1f3b',
      }),
      saml: null,
      agreement_version: '',
      agreement_terms: '',
      ...options.app,
    })
    .returning(['id_app', 'host', 'segment'])
    .executeTakeFirstOrThrow();
  const modules = options.modules ?? moduleNames;
  await withTenant(db, app.id_app, async (tenant) => {
    if (modules.length === 0) return;
    await tenant
      .insertInto('tenant_modules')
      .values(modules.map((module) => ({ module, enabled: true })))
      .execute();
  });
  platform.tenants.forget();
  const resolved = await platform.tenants.resolve(app.host, app.segment);
  if (!resolved) throw new Error('the test tenant does not resolve');
  return resolved;
}

/** Creates a user of the tenant who is logged in. Their password is `testPassword`. */
export async function makeUser(
  platform: Platform,
  tenant: Tenant,
  fields: Partial<Insertable<UsersTable>> = {},
): Promise<TestUser> {
  const key = `u${randomBytes(5).toString('hex')}`;
  const passwordHash = await testHash;
  return withTenant(platform.database.db, tenant.idApp, async (db) => {
    const user = await db
      .insertInto('users')
      .values({
        key,
        id_company: tenant.idCompany,
        username: key,
        email: `${key}@exemplo.com.br`,
        name: `Pessoa ${key}`,
        password_hash: passwordHash,
        ...fields,
      })
      .returning(['id_user', 'username', 'name', 'email'])
      .executeTakeFirstOrThrow();
    const token = await startSession(platform, db, tenant, user.id_user);
    return { idUser: user.id_user, username: user.username, name: user.name, email: user.email, token };
  });
}

/** Logs a person in and returns the token. */
export function startSession(platform: Platform, db: TenantDb, tenant: Tenant, idUser: number): Promise<string> {
  return sessions(db, tenant, platform.tokens).start(idUser, platform.clock.now(), {
    address: '127.0.0.1',
    agent: 'test',
  });
}
