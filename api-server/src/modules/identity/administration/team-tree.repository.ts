import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/**
 * Selects the ids of everybody below a leader, at any depth, as a subquery. Only people who lead are followed: looking for
 * the people of everybody in a large team takes most of the time otherwise. Ends for people who lead each other, because
 * the union drops who was found before.
 */
export function teamTree(db: TenantDb, idLeader: number) {
  return db
    .withRecursive(
      (name) => name('leads').materialized(),
      (query) => query.selectFrom('users').select('id_manager').distinct().where('id_manager', 'is not', null),
    )
    .withRecursive('team', (query) =>
      query
        .selectFrom('users')
        .select('id_user')
        .where('id_user', '=', idLeader)
        .union(
          query
            .selectFrom('users as u')
            .innerJoin('team as t', 't.id_user', 'u.id_manager')
            .where(sql<boolean>`u.id_user in (select id_manager from leads)`)
            .select('u.id_user'),
        ),
    )
    .selectFrom('users')
    .select('id_user')
    .where('id_manager', 'in', ({ selectFrom }) => selectFrom('team').select('team.id_user'));
}
