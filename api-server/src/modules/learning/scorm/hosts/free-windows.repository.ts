import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';

/** Repository of whether windows that the tenant's packages open leave the sandbox (decision 727). */
export function freeWindows(db: TenantDb) {
  return {
    async areAllowed(): Promise<boolean> {
      const row = await db.selectFrom('scorm_settings').select('frees_windows').executeTakeFirst();
      return row?.frees_windows ?? false;
    },

    allow: (frees_windows: boolean) =>
      db
        .insertInto('scorm_settings')
        .values({ frees_windows })
        .onConflict((conflict) => conflict.columns([]).doUpdateSet({ frees_windows }))
        .execute(),
  };
}
