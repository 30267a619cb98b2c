import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

interface NewTermsVersion {
  readonly version: string;
  readonly html: string;
  /** Null for a version that came by files. */
  readonly publishedAt: Date | null;
  readonly publishedBy: string;
}

/** Reads and writes the texts of the company's terms. A version never changes its text. */
export function termsVersions(db: TenantDb) {
  return {
    list: () => db.selectFrom('terms_versions').select(['version', 'published_at', 'published_by']).execute(),
    find: (version: string) =>
      db.selectFrom('terms_versions').select(['version', 'html']).where('version', '=', version).executeTakeFirst(),
    /** Adds a version. One that is there already stays as it is. */
    async add({ version, html, publishedAt, publishedBy }: NewTermsVersion): Promise<void> {
      await db
        .insertInto('terms_versions')
        .values({ version, html, published_at: publishedAt, published_by: publishedBy })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
