import { withTenant } from '../database/tenant-db.adapter.ts';
import type { SystemDb, TenantDb } from '../database/tenant-db.adapter.ts';

/** Ids by domain and key, from this import and earlier ones. */
export interface ImportRefs {
  get(domain: string, key: string): number | undefined;
}

export interface WrittenRefs extends ImportRefs {
  /** Returns what the last import that named it said about it, as a digest; null when that is unknown. */
  fingerprint(domain: string, key: string): string | null;
  /** Returns the keys of a domain, sorted. */
  keysOf(domain: string): string[];
  /** Returns the keys of a domain that only an import of a part has named. */
  keysOfParts(domain: string): string[];
  /** References that were registered since these were read, by domain and key. */
  readonly registered: readonly { readonly domain: string; readonly key: string }[];
  register(domain: string, key: string, id: number): Promise<void>;
}

export async function importRefs(db: TenantDb): Promise<WrittenRefs> {
  const rows = await db.selectFrom('import_refs').selectAll().execute();
  const ids = new Map(rows.map((row) => [`${row.domain}\n${row.key}`, row.id]));
  const fingerprints = new Map(
    rows.map((row) => [`${row.domain}\n${row.key}`, row.fingerprint ?? row.company_fingerprint]),
  );
  const registered: { domain: string; key: string }[] = [];
  return {
    fingerprint: (domain, key) => fingerprints.get(`${domain}\n${key}`) ?? null,
    get: (domain, key) => ids.get(`${domain}\n${key}`),
    keysOf: (domain) =>
      rows.flatMap((row) => (row.domain === domain ? [row.key] : [])).toSorted((a, b) => a.localeCompare(b)),
    keysOfParts: (domain) =>
      rows.flatMap((row) => (row.domain === domain && row.fingerprint !== null ? [row.key] : [])),
    registered,
    async register(domain, key, id) {
      registered.push({ domain, key });
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

/**
 * Notes what the company's files say about the things that they name, whatever a part said about them.
 *
 * @param said digests by domain and key, with a line break between them
 */
export async function noteCompanyFiles(
  db: TenantDb,
  refs: WrittenRefs,
  said: ReadonlyMap<string, string>,
): Promise<void> {
  const keysByDomain = Map.groupBy(refs.registered, ({ domain }) => domain);
  for (const [domain, named] of keysByDomain)
    await db
      .updateTable('import_refs')
      .set({ fingerprint: null, company_fingerprint: null })
      .where('domain', '=', domain)
      .where('key', 'in', [...new Set(named.map(({ key }) => key))])
      .where('fingerprint', 'is not', null)
      .execute();
  for (const { domain, key } of refs.registered) {
    const digest = said.get(`${domain}\n${key}`);
    if (digest === undefined) continue;
    await db
      .updateTable('import_refs')
      .set({ company_fingerprint: digest })
      .where('domain', '=', domain)
      .where('key', '=', key)
      .where('company_fingerprint', 'is distinct from', digest)
      .execute();
  }
}
