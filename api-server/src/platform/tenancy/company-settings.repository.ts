import type { AppAppearance, AppFeatures, SamlSettings } from '../database/platform.tables.ts';
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
    db.selectFrom('apps').select([
      'theme',
      'appearance',
      'features',
      'edited_settings as edited',
      'governed_by_files as isGovernedByFiles',
      // Modules that the company may switch on by itself; null for all of them.
      'offered_modules as offered',
    ]);
  return {
    find: () => selected().executeTakeFirstOrThrow(),
    /** Returns the terms that people have to accept, empty when there are none, and who decides them. */
    agreement: () =>
      db
        .selectFrom('apps')
        .select([
          'agreement_version as version',
          'agreement_terms as html',
          'edited_settings as edited',
          'governed_by_files as isGovernedByFiles',
        ])
        .executeTakeFirstOrThrow(),
    async saveAgreement({ version, html }: { readonly version: string; readonly html: string }): Promise<void> {
      await db.updateTable('apps').set({ agreement_version: version, agreement_terms: html }).execute();
    },
    /** Returns the company's own login, null when there is none, and who decides it. */
    sso: () =>
      db
        .selectFrom('apps')
        .select(['saml', 'edited_settings as edited', 'governed_by_files as isGovernedByFiles'])
        .executeTakeFirstOrThrow(),
    async saveSso(saml: SamlSettings | null): Promise<void> {
      await db
        .updateTable('apps')
        .set({ saml: saml && toJson(saml) })
        .execute();
    },
    /** Returns whether a second person confirms what can't be undone; null when the company has not said. */
    async fourEyes(): Promise<boolean | null> {
      return (await db.selectFrom('apps').select('four_eyes').executeTakeFirstOrThrow()).four_eyes;
    },
    async saveFourEyes(isOn: boolean): Promise<void> {
      await db.updateTable('apps').set({ four_eyes: isOn }).execute();
    },
    /** Adds settings to those that were changed on a screen. */
    async markEdited(edited: readonly string[], more: readonly string[]): Promise<void> {
      await db
        .updateTable('apps')
        .set({ edited_settings: toJson([...new Set([...edited, ...more])]) })
        .execute();
    },
    /** Returns the settings and locks them until the transaction ends. */
    lockForUpdate: () => selected().forUpdate().executeTakeFirstOrThrow(),
    async saveTexts({
      appearance,
      features,
      edited,
    }: Pick<CompanySettings, 'appearance' | 'edited'> & { readonly features: AppFeatures }): Promise<void> {
      await db
        .updateTable('apps')
        .set({ appearance: toJson(appearance), features: toJson(features), edited_settings: toJson(edited) })
        .execute();
    },
    async save({ theme, appearance, edited }: CompanySettings): Promise<void> {
      await db
        .updateTable('apps')
        .set({ theme: toJson(theme), appearance: toJson(appearance), edited_settings: toJson(edited) })
        .execute();
    },
  };
}
