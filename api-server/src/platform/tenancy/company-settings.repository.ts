import type { AppAppearance } from '../database/platform.tables.ts';
import { toJson } from '../database/tenant-db.adapter.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';

/** Settings of the company that its administration changes on screens. */
export interface CompanySettings {
  readonly theme: Readonly<Record<string, string>>;
  readonly appearance: AppAppearance;
  /** Names of the settings that were changed on a screen, such as `theme.primaryColor`. */
  readonly edited: readonly string[];
}

/** Reads and writes the settings of the tenant's company. */
export function companySettings(db: TenantDb) {
  const selected = () =>
    db
      .selectFrom('apps')
      .select(['theme', 'appearance', 'edited_settings as edited', 'governed_by_files as isGovernedByFiles']);
  return {
    find: () => selected().executeTakeFirstOrThrow(),
    /** Returns the settings and locks them until the transaction ends. */
    lockForUpdate: () => selected().forUpdate().executeTakeFirstOrThrow(),
    async save({ theme, appearance, edited }: CompanySettings): Promise<void> {
      await db
        .updateTable('apps')
        .set({ theme: toJson(theme), appearance: toJson(appearance), edited_settings: toJson(edited) })
        .execute();
    },
  };
}
