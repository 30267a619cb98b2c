import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { MovesTable } from '../delivery.tables.ts';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Kinds of changes to a remote's releases. */
export const moveKinds = [
  'register',
  'remove',
  'publish',
  'promote',
  'canary',
  'canary-end',
  'pin',
  'unpin',
  'rollback',
  'yank',
  'unyank',
  'token-create',
  'token-revoke',
  'module-on',
  'module-off',
  'key-rotate',
  'key-retire',
] as const;
export type MoveKind = (typeof moveKinds)[number];

type NewMove = Pick<Insertable<MovesTable>, 'remote' | 'moved_by' | 'moved_at'> &
  Partial<Pick<Insertable<MovesTable>, 'from_version' | 'to_version' | 'tenant' | 'percent' | 'reason'>> & {
    kind: MoveKind;
  };

/** Writes a history entry, in the transaction of the change. */
export async function recordMove(db: SystemDb, move: NewMove): Promise<void> {
  await db
    .insertInto('moves')
    .values({ from_version: null, to_version: null, tenant: null, percent: null, ...move })
    .execute();
}

/** Locks a remote until the transaction ends, so that only one request publishes or moves its releases. */
export async function lockRemote(db: SystemDb, remote: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`publish ${remote}`}))`.execute(db);
}
