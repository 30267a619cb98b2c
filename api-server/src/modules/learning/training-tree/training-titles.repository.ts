import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Returns the titles of the company's trainings by id, in the order of the titles: all, or those with the given ids. */
export async function trainingTitles(db: TenantDb, ids?: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids?.length === 0) return new Map();
  const rows = await db
    .selectFrom('nodes')
    .select(['id_node', 'title'])
    .where('node_type', '=', 'LEARNING')
    .where('entry_point', '=', true)
    .where('active', '=', true)
    .$if(ids !== undefined, (query) => query.where('id_node', 'in', [...(ids ?? [])]))
    .orderBy('title')
    .execute();
  return new Map(rows.map(({ id_node, title }) => [id_node, title]));
}
