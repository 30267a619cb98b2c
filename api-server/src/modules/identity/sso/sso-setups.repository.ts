import type { SamlSettings } from '../../../platform/database/platform.tables.ts';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Settings of a company's login beside those in use. */
export interface SsoSetup {
  readonly draft: SamlSettings | null;
  readonly previous: SamlSettings | null;
  /** Time of the last change; null when there was none, so that there are no settings to restore. */
  readonly changed_at: Date | null;
  readonly changed_by: string;
}

const nothing: SsoSetup = { draft: null, previous: null, changed_at: null, changed_by: '' };

/** Reads and writes the prepared and the previous settings of the company's login. */
export function ssoSetups(db: TenantDb) {
  const json = (settings: SamlSettings | null) => settings && toJson(settings);
  return {
    async find(): Promise<SsoSetup> {
      const row = await db
        .selectFrom('sso_setups')
        .select(['draft', 'previous', 'changed_at', 'changed_by'])
        .executeTakeFirst();
      return row ?? nothing;
    },
    async save({ draft, previous, changed_at, changed_by }: SsoSetup): Promise<void> {
      const row = { draft: json(draft), previous: json(previous), changed_at, changed_by };
      await db
        .insertInto('sso_setups')
        .values(row)
        .onConflict((conflict) => conflict.columns([]).doUpdateSet(row))
        .execute();
    },
  };
}
