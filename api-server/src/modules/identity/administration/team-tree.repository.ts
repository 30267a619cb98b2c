import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/**
 * Selects the ids of everybody below a leader, at any depth, as a subquery. Ends for people who lead each other, because
 * the union drops who was found before.
 */
export function teamTree(db: TenantDb, idLeader: number) {
  return db
    .withRecursive('team', (query) =>
      query
        .selectFrom('users')
        .select('id_user')
        .where('id_manager', '=', idLeader)
        .union(query.selectFrom('users as u').innerJoin('team as t', 't.id_user', 'u.id_manager').select('u.id_user')),
    )
    .selectFrom('team')
    .select('id_user');
}
