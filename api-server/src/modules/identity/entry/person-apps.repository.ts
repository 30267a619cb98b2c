import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Another app in which the same person has an account. */
export interface PersonApp {
  readonly idApp: number;
  readonly idUser: number;
  readonly name: string;
  /** Storage key; empty when there is none. */
  readonly logo: string;
  readonly host: string;
  readonly segment: string;
}

/**
 * Returns the person's other apps. This is the only query of a request that reads across tenants; see migration 0080.
 */
export async function appsOfPerson(db: TenantDb, idUser: number): Promise<readonly PersonApp[]> {
  const { rows } = await sql<PersonApp>`
    select id_app as "idApp", id_user as "idUser", name, coalesce(logo, '') as logo, host, segment from apps_of_person(${idUser})
  `.execute(db);
  return rows;
}

/** Links an account to a person at an import; null for an account without a link. */
export async function linkPerson(db: TenantDb, idUser: number, person: string | null): Promise<void> {
  await db.deleteFrom('person_accounts').where('id_user', '=', idUser).execute();
  if (person === null) return;
  await db.insertInto('person_accounts').values({ person, id_user: idUser }).execute();
}
