import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';

/**
 * Read port of the tenant's people, for other modules' joins. PostgreSQL pulls it up into the query that it is part of.
 *
 * @example
 * db.selectFrom('chat_messages as m').innerJoin(people(db).as('u'), 'u.id_user', 'm.id_user').select(['m.message', 'u.name'])
 */
export function people(db: TenantDb) {
  return db.selectFrom('users').select(['id_user', 'name', 'username', 'photo', 'department', 'active', 'id_manager']);
}

/** Returns the people of levels 1 and 2, Dono and Administrador, who have access. */
export async function administratorIds(db: TenantDb): Promise<number[]> {
  const rows = await people(db).where('admin', 'in', [1, 2]).where('active', '=', true).execute();
  return rows.map(({ id_user: idUser }) => idUser);
}

/**
 * Returns the name that a certificate carries: the one of the company's record when the company provided one, since a
 * person may type any name into the profile; otherwise the person's own.
 */
export async function certifiedName(db: TenantDb, idUser: number): Promise<string> {
  const { name, imported } = await db
    .selectFrom('users')
    .select(['name', 'imported'])
    .where('id_user', '=', idUser)
    .executeTakeFirstOrThrow();
  return imported?.name ?? name;
}

/** Returns the id of a person's company, which addresses of calls contain; undefined for an unknown person. */
export async function companyIdOf(db: TenantDb, idUser: number): Promise<number | undefined> {
  const row = await db.selectFrom('users').select('id_company').where('id_user', '=', idUser).executeTakeFirst();
  return row?.id_company;
}

/** Returns the active administrators (levels 1 and 2) who have an e-mail address. */
export async function administratorMails(db: TenantDb): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('admin', 'in', [1, 2])
    .where('active', '=', true)
    .where('email', '!=', '')
    .orderBy('id_user')
    .execute();
  return rows.map(({ email }) => email);
}

/** Returns the name of the tenant's company. */
export async function companyName(db: TenantDb): Promise<string> {
  const { company_name } = await db.selectFrom('apps').select('company_name').executeTakeFirstOrThrow();
  return company_name;
}

/** A row of `people`. */
export type Person = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>;

/** Returns one person. Throws when the tenant has no such person. */
export function findPerson(db: TenantDb, idUser: number): Promise<Person> {
  return people(db).where('id_user', '=', idUser).executeTakeFirstOrThrow();
}

/**
 * Locks a person's row until the transaction ends, so that concurrent requests for one person run one after the
 * other.
 */
export async function lockPerson(db: TenantDb, idUser: number): Promise<void> {
  await db.selectFrom('users').select('id_user').where('id_user', '=', idUser).forUpdate().executeTakeFirstOrThrow();
}

/** Locks many people like `lockPerson`, in the order of their ids, so that two calls never wait for each other. */
export async function lockPeople(db: TenantDb, idUsers: readonly number[]): Promise<void> {
  if (idUsers.length === 0) return;
  await db
    .selectFrom('users')
    .select('id_user')
    .where('id_user', 'in', [...idUsers])
    .orderBy('id_user')
    .forUpdate()
    .execute();
}

/** Returns whether the person leads somebody who is active. */
export async function leadsPeople(db: TenantDb, idUser: number): Promise<boolean> {
  const member = await people(db)
    .where('id_manager', '=', idUser)
    .where('active', '=', true)
    .limit(1)
    .executeTakeFirst();
  return member !== undefined;
}

/** Returns whether the person is an administrator of the portal (decision 8). */
export async function isAdministrator(db: TenantDb, idUser: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id_user')
    .where('id_user', '=', idUser)
    .where('active', '=', true)
    .where('admin', 'in', [1, 2])
    .executeTakeFirst();
  return row !== undefined;
}
