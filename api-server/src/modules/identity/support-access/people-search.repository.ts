import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

interface PeopleSearch {
  readonly searchText: string;
  readonly onlyActive: boolean;
  /** Restricts the search to people with this manager. */
  readonly idManager: number | undefined;
  /** True when login and e-mail are searched as well. */
  readonly byAccount: boolean;
  /** The caller, who is excluded: support cannot enter as themselves. */
  readonly without: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
const plain = 'aaaaaeeeeiiiiooooouuuucn';

/** Normalizes a column: case and accents are ignored (A5-12). The expression is the one of the index on names. */
export const folded = (column: 'name' | 'u.name' | 't.name' | 'n.title') =>
  sql<string>`translate(lower(${sql.ref(column)}), ${sql.lit(accented)}, ${sql.lit(plain)})`;

/** Normalizes what was typed, like `folded` does with a column. */
export function foldedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Searches people of a tenant by name and returns the requested page. */
export async function searchPeople(db: TenantDb, search: PeopleSearch) {
  const text = foldedText(search.searchText);
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  let found = db.selectFrom('users');
  if (text !== '')
    found = search.byAccount
      ? found.where('search_text', 'like', pattern)
      : found.where(folded('name'), 'like', pattern);
  if (search.without !== undefined) found = found.where('id_user', '!=', search.without);
  if (search.onlyActive) found = found.where('active', '=', true);
  if (search.idManager !== undefined) found = found.where('id_manager', '=', search.idManager);

  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const people = await found
    .select(['id_user', 'name', 'email', 'username', 'photo', 'self_registered'])
    .orderBy(folded('name'))
    .orderBy('id_user')
    .offset(search.offset)
    .limit(search.limit)
    .execute();
  return { people, totalRecords: Number(count) };
}
