import { withTenant } from '../database/tenant-db.adapter.ts';
import type { SystemDb, TenantDb } from '../database/tenant-db.adapter.ts';

/** Ids by domain and key, from this import and earlier ones. */
export interface ImportRefs {
  get(domain: string, key: string): number | undefined;
}

export async function importRefs(
  db: TenantDb,
): Promise<ImportRefs & { register(domain: string, key: string, id: number): Promise<void> }> {
  const rows = await db.selectFrom('import_refs').selectAll().execute();
  const ids = new Map(rows.map((row) => [`${row.domain}\n${row.key}`, row.id]));
  return {
    get: (domain, key) => ids.get(`${domain}\n${key}`),
    async register(domain, key, id) {
      if (ids.get(`${domain}\n${key}`) === id) return;
      ids.set(`${domain}\n${key}`, id);
      await db
        .insertInto('import_refs')
        .values({ domain, key, id })
        .onConflict((conflict) => conflict.columns(['domain', 'key']).doUpdateSet({ id }))
        .execute();
    },
  };
}

/** Loads the ids that earlier imports of this tenant have stored; empty for a new tenant. */
export async function knownRefs(db: SystemDb, tenantKey: string): Promise<ImportRefs> {
  const app = await db.selectFrom('apps').select('id_app').where('key', '=', tenantKey).executeTakeFirst();
  if (!app) return { get: () => undefined };
  return withTenant(db, app.id_app, importRefs);
}
