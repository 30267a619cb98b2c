import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Returns the company's catalogs by code, in the order of the files. Archived ones are left out. */
export function catalogPages(db: TenantDb): Promise<{ code: string; title: string }[]> {
  return db
    .selectFrom('nodes')
    .select(['node_code as code', 'title'])
    .where('node_type', '=', 'ORGANIZATION')
    .where('is_home', '=', false)
    .where('status', '=', 'PUBLISHED')
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id_node')
    .execute();
}
