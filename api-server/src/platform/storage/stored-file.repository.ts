import type { TenantDb } from '../database/tenant-db.adapter.ts';

/** Returns size and type of a file of the tenant. Throws when there is no such file. */
export function storedFile(db: TenantDb, key: string): Promise<{ size: number; media_type: string }> {
  return db.selectFrom('stored_files').select(['size', 'media_type']).where('key', '=', key).executeTakeFirstOrThrow();
}
