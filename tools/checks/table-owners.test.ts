import { declaredTables, mayUse, partOf, serverTableUses, tableUses, tablesOf } from './table-owners.ts';

/** Files whose raw fragments name tables. Each adds the tenant condition itself, for every table of the fragment. */
const rawFragments: readonly string[] = [
  'api-server/src/modules/audit/audit-acts.repository.ts',
  'api-server/src/modules/gamification/campaign-scores.repository.ts',
  'api-server/src/modules/identity/units/units-below.repository.ts',
];

const uses = serverTableUses();

test('every declared table has one owner, and every owned table is declared', () => {
  const owned = Object.values(tablesOf).flat();
  expect(owned.toSorted()).toEqual(declaredTables().toSorted());
});

test('queries of a module name only its own tables', () => {
  const breaches = uses.filter(({ file, table }) => !mayUse(partOf(file) ?? '', table));
  expect(breaches.map(({ file, line, table }) => `${file}:${line} ${table}`)).toEqual([]);
});

test('only reviewed raw fragments name a table of a tenant', () => {
  const serverOwn = new Set<string>(tablesOf.delivery);
  const files = uses.filter(({ isRaw, table }) => isRaw && !serverOwn.has(table)).map(({ file }) => file);
  expect([...new Set(files)].toSorted()).toEqual(rawFragments);
});

describe('the scanner', () => {
  const tables = (source: string) => tableUses('x.ts', source).map(({ line, table }) => `${line} ${table}`);

  test('finds tables in every call of the query builder, with and without an alias', () => {
    expect(
      tables(`db.selectFrom('nodes as n')
        .innerJoin('teams', 'a', 'b')
        .leftJoin(
          'users as u', (join) => join.onTrue())
        .selectFrom(['apps as a', 'sections'])
        db.insertInto('scos') db.updateTable('pins') db.deleteFrom('moves').using('answers')`),
    ).toEqual(['1 nodes', '2 teams', '3 users', '5 apps', '5 sections', '6 scos', '6 pins', '6 moves', '6 answers']);
  });

  test('finds tables in raw fragments and reports the line where the fragment begins', () => {
    expect(tables('x\nsql<{ n: number }>`select 1 from nodes n\n join teams t on true`')).toEqual([
      '2 nodes',
      '2 teams',
    ]);
  });

  test('ignores comments and names that are not tables', () => {
    expect(tables("/** db.selectFrom('nodes') */ Buffer.from('abc') db.selectFrom('catalogs')")).toEqual([]);
  });
});
