import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isDuplicateKey } from '../../../platform/database/database-fault.rules.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { recordAudits } from '../../audit/index.ts';
import { changedIdentity } from '../changed-identity.rules.ts';
import type { EditedColumns } from './person-version.rules.ts';
import { lockPeople } from '../people.port.ts';

/** Rows of one statement: far below the number of parameters that PostgreSQL accepts. */
const CHUNK = 1000;

/** Person of a batch with the columns that the administration edits; the leader is set afterwards, by login. */
export interface BatchPerson extends Omit<EditedColumns, 'id_manager'> {
  /** Login of the leader; empty for none. */
  readonly leader: string;
}

/** Columns of everybody that a batch compares and checks. */
export type BatchRow = Awaited<ReturnType<typeof everybody>>[number];

/** Returns everybody of the tenant. */
export function everybody(db: TenantDb) {
  return batchColumns(db).orderBy('u.id_user').execute();
}

/** Locks people until the transaction ends and returns them, in the order of their ids, so that two batches can't block each other. */
export async function lockBatch(db: TenantDb, idUsers: readonly number[]): Promise<BatchRow[]> {
  const rows: BatchRow[] = [];
  const sorted = idUsers.toSorted((a, b) => a - b);
  for (const ids of chunksOf(sorted)) {
    await lockPeople(db, ids);
    rows.push(...(await batchColumns(db).where('u.id_user', 'in', ids).execute()));
  }
  return rows;
}

function batchColumns(db: TenantDb) {
  return db
    .selectFrom('users as u')
    .leftJoin('users as leader', (join) => join.onRef('leader.id_user', '=', 'u.id_manager'))
    .select([
      'u.id_user',
      'u.name',
      'u.username',
      'u.email',
      'u.cpf',
      'u.phone',
      'u.department',
      'u.role',
      'u.id_manager',
      'leader.username as leader_username',
      'u.active',
      'u.admin',
      'u.developer',
      'u.can_access_support',
      'u.password_hash',
      'u.last_login',
      'u.imported',
    ]);
}

/** Thrown when somebody took a login of the batch meanwhile. */
export class LoginTakenError extends Error {}

/** Creates people who have no password yet and returns their ids by login in lower case. */
export async function addPeople(
  db: TenantDb,
  people: readonly BatchPerson[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  if (people.length === 0) return ids;
  const { id_company } = await db.selectFrom('apps').select('id_company').executeTakeFirstOrThrow();
  for (const chunk of chunksOf(people)) {
    const rows = await refusingTakenLogin(() =>
      db
        .insertInto('users')
        .values(
          chunk.map(({ leader: _, ...columns }) => ({
            ...columns,
            key: `portal-${randomUUID()}`,
            id_company,
            phone_verified: columns.phone !== '',
            created_at: now,
          })),
        )
        .returning(['id_user', 'username'])
        .execute(),
    );
    for (const { id_user, username } of rows) ids.set(username.toLowerCase(), id_user);
  }
  return ids;
}

interface ChangedPerson {
  readonly before: BatchRow;
  readonly after: BatchPerson;
}

/** Saves people whose rows are locked. A new address is unproven, and links to the old one end. */
export async function updatePeople(db: TenantDb, people: readonly ChangedPerson[], now: Date): Promise<void> {
  for (const chunk of chunksOf(people)) {
    const values = chunk.map(({ before, after: { leader: _, ...columns } }) => ({ id: before.id_user, ...columns }));
    await refusingTakenLogin(() =>
      db
        .updateTable('users as u')
        .from(
          sql<
            Omit<EditedColumns, 'id_manager'> & { id: number }
          >`jsonb_to_recordset(${JSON.stringify(values)}::jsonb)`.as<'v'>(
            sql`v(id integer, name text, username text, email text, cpf text, phone text, department text, role text)`,
          ),
        )
        .set(({ ref }) => ({
          name: ref('v.name'),
          username: ref('v.username'),
          email: ref('v.email'),
          email_proven_at: sql<Date | null>`case when u.email = v.email then u.email_proven_at end`,
          cpf: ref('v.cpf'),
          phone: ref('v.phone'),
          phone_verified: sql<boolean>`case when u.phone = v.phone then u.phone_verified else v.phone <> '' end`,
          department: ref('v.department'),
          role: ref('v.role'),
        }))
        .whereRef('u.id_user', '=', 'v.id')
        .execute(),
    );
    const withNewEmail = chunk.filter(({ before, after }) => before.email !== after.email);
    if (withNewEmail.length > 0)
      await db
        .updateTable('one_time_tokens')
        .set({ used_at: now })
        .where(
          'id_user',
          'in',
          withNewEmail.map(({ before }) => before.id_user),
        )
        .where('used_at', 'is', null)
        .execute();
    await recordAudits(
      db,
      { actor: 'company', now },
      chunk.map(({ before, after }) => ({ idUser: before.id_user, changes: changedIdentity(before, { ...after }) })),
    );
  }
}

/** Sets leaders by login, of people who may be new themselves. An empty login takes the leader. */
export async function setLeaders(
  db: TenantDb,
  leaders: readonly { readonly idUser: number; readonly leader: string }[],
): Promise<void> {
  for (const chunk of chunksOf(leaders)) {
    const values = chunk.map(({ idUser, leader }) => ({ id: idUser, leader: leader.toLowerCase() }));
    await db
      .updateTable('users as u')
      .from(
        sql<{ id: number; leader: string }>`jsonb_to_recordset(${JSON.stringify(values)}::jsonb)`.as<'v'>(
          sql`v(id integer, leader text)`,
        ),
      )
      .set(({ selectFrom }) => ({
        id_manager: selectFrom('users as leader')
          .select('leader.id_user')
          .whereRef('leader.username_lower', '=', 'v.leader')
          .where(({ eb, ref }) => eb(ref('v.leader'), '!=', '')),
      }))
      .whereRef('u.id_user', '=', 'v.id')
      .execute();
  }
}

/** Returns those of the people who lead somebody outside of the list. */
export async function leadersOfOthers(db: TenantDb, idUsers: readonly number[]): Promise<ReadonlySet<number>> {
  const own = new Set(idUsers);
  const rows = await db
    .selectFrom('users')
    .select(['id_user', 'id_manager'])
    .where('id_manager', 'is not', null)
    .execute();
  return new Set(
    rows.flatMap(({ id_user, id_manager }) =>
      id_manager !== null && own.has(id_manager) && !own.has(id_user) ? [id_manager] : [],
    ),
  );
}

/** Deletes people with everything that hangs on their accounts. */
export async function removePeople(db: TenantDb, idUsers: readonly number[]): Promise<void> {
  if (idUsers.length === 0) return;
  // One statement, because people of the list may lead each other.
  await db
    .deleteFrom('users')
    .where(({ eb }) => eb('id_user', '=', sql<number>`any(${sql.val(`{${idUsers.join(',')}}`)}::integer[])`))
    .execute();
}

async function refusingTakenLogin<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error)) throw new LoginTakenError('A login of the batch was taken meanwhile.');
    throw error;
  }
}

function* chunksOf<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += CHUNK) yield items.slice(start, start + CHUNK);
}
