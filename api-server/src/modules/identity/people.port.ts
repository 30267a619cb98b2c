import type { TenantDb } from '../../platform/database/tenant-db.ts';

/**
 * Read port of the tenant's people, for other modules' joins. PostgreSQL pulls it up into the query that it is part of.
 *
 * @example
 * db.selectFrom('chat_messages as m').innerJoin(people(db).as('u'), 'u.id_user', 'm.id_user').select(['m.message', 'u.name'])
 */
export function people(db: TenantDb) {
  return db.selectFrom('users').select(['id_user', 'name', 'username', 'photo', 'department', 'active', 'id_manager']);
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
