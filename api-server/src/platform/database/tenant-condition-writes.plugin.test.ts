import { sql } from 'kysely';
import type { Compilable, Kysely } from 'kysely';
import { tenantCondition } from './tenant-condition.plugin.ts';
import { TENANT, base, db, text } from './test/tenant-condition-plugin.fixtures.ts';

describe('writing', () => {
  const tag = { id_node: 5, tag: 'solda' };

  test('each inserted row gets the tenant', () => {
    expect(text(db.insertInto('node_tags').values([tag, { ...tag, tag: 'corte' }]))).toBe(
      'insert into "node_tags" ("id_node", "tag", "id_app") values (5, "solda", 7), (5, "corte", 7)',
    );
  });

  test('rows with expressions or with missing values get the tenant', () => {
    const node = sql<number>`1 + 1`;
    expect(text(db.insertInto('node_tags').values({ ...tag, id_node: node }))).toBe(
      'insert into "node_tags" ("id_node", "tag", "id_app") values (1 + 1, "solda", 7)',
    );
    const products = [
      { key: 'a', title: 'A', description: '', id_node: 3 },
      { key: 'b', title: 'B', description: '' },
    ];
    expect(
      text(
        base
          .withPlugin(tenantCondition(TENANT))
          .insertInto('store_products')
          .values(products as never),
      ),
    ).toBe(
      'insert into "store_products" ("key", "title", "description", "id_node", "id_app") values ("a", "A", "", 3, 7), ("b", "B", "", default, 7)',
    );
  });

  test('a row of default values gets the tenant', () => {
    expect(text(db.insertInto('shopping_carts').defaultValues())).toBe(
      'insert into "shopping_carts" ("id_app") values (7)',
    );
  });

  test('insert from a select reads and writes the tenant’s rows', () => {
    const query = db
      .insertInto('node_tags')
      .columns(['id_node', 'tag'])
      .expression((eb) =>
        eb
          .selectFrom('nodes')
          .select(['id_node', 'title'])
          .union(eb.selectFrom('teams as t').select(['t.id_node', 't.key as title'])),
      );
    expect(text(query)).toBe(
      'insert into "node_tags" ("id_node", "tag", "id_app") select "id_node", "title", cast(7 as integer) as "id_app" from "nodes" where "nodes"."id_app" = 7' +
        ' union select "t"."id_node", "t"."key" as "title", cast(7 as integer) as "id_app" from "teams" as "t" where "t"."id_app" = 7',
    );
  });

  test('a conflict target starts with the tenant column, and a target without columns becomes the tenant column', () => {
    const settings = { home_type: 'row', mosaic_style: 'tile', trusted_sites: '[]' } as const;
    expect(
      text(
        db
          .insertInto('node_tags')
          .values(tag)
          .onConflict((on) => on.columns(['id_node', 'tag']).doNothing()),
      ),
    ).toMatch(/ on conflict \("id_app", "id_node", "tag"\) do nothing$/);
    expect(
      text(
        db
          .insertInto('content_settings')
          .values(settings)
          .onConflict((on) => on.columns([]).doUpdateSet({ home_type: 'row' })),
      ),
    ).toMatch(/ on conflict \("id_app"\) do update set "home_type" = "row"$/);
    expect(
      text(
        db
          .insertInto('node_tags')
          .values(tag)
          .onConflict((on) => on.doNothing()),
      ),
    ).toMatch(/ on conflict do nothing$/);
  });

  test('update and its FROM and joins are confined', () => {
    const query = db
      .updateTable('nodes as n')
      .from('teams as t')
      .innerJoin('enrollments as e', 'e.id_team', 't.id_team')
      .set({ title: 'x' })
      .whereRef('t.id_node', '=', 'n.id_node');
    expect(text(query)).toBe(
      'update "nodes" as "n" set "title" = "x" from "teams" as "t"' +
        ' inner join "enrollments" as "e" on "e"."id_app" = 7 and ("e"."id_team" = "t"."id_team")' +
        ' where "n"."id_app" = 7 and "t"."id_app" = 7 and ("t"."id_node" = "n"."id_node")',
    );
  });

  test('delete and its USING are confined', () => {
    const query = db.deleteFrom('node_tags').using('nodes').whereRef('nodes.id_node', '=', 'node_tags.id_node');
    expect(text(query)).toBe(
      'delete from "node_tags" using "nodes" where "node_tags"."id_app" = 7 and "nodes"."id_app" = 7 and ("nodes"."id_node" = "node_tags"."id_node")',
    );
    expect(text(db.deleteFrom('node_tags'))).toBe('delete from "node_tags" where "node_tags"."id_app" = 7');
  });
});

describe('rejected queries', () => {
  const untyped = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const refused: Record<string, () => Compilable> = {
    'a right join': () => db.selectFrom('nodes').rightJoin('teams', 'teams.id_node', 'nodes.id_node').select('title'),
    'a full join': () => db.selectFrom('nodes').fullJoin('teams', 'teams.id_node', 'nodes.id_node').select('title'),
    'a merge': () => db.mergeInto('nodes').using('teams', 'teams.id_node', 'nodes.id_node').whenMatched().thenDelete(),
    'a table named in a raw fragment': () =>
      db.selectFrom('nodes').select(sql`(select 1 from ${sql.table('teams')})`.as('x')),
    'an insert that names the tenant': () => untyped.insertInto('node_tags').values({ id_app: 8, tag: 'x' }),
    'an insert from a select that names the tenant': () =>
      untyped.insertInto('node_tags').columns(['id_app']).expression(untyped.selectFrom('nodes').select('id_app')),
    'an insert without columns': () =>
      untyped.insertInto('node_tags').expression(untyped.selectFrom('nodes').selectAll()),
    'an update of the tenant': () => untyped.updateTable('nodes').set({ id_app: 8 }),
    'an update of the tenant on conflict': () =>
      untyped
        .insertInto('node_tags')
        .values({ tag: 'x' })
        .onConflict((on) => on.column('tag').doUpdateSet({ id_app: 8 })),
    'an update on conflict with a constraint': () =>
      untyped
        .insertInto('node_tags')
        .values({ tag: 'x' })
        .onConflict((on) => on.constraint('c').doUpdateSet({ tag: 'y' })),
    'a change of the schema': () => db.schema.dropTable('nodes'),
  };

  test.each(Object.keys(refused))('%s is refused', (shape) => {
    expect(() => refused[shape]?.().compile()).toThrow('Tenant database:');
  });

  test('a rejected query leaves no state behind for the next one', () => {
    expect(() =>
      db
        .with('teams', (cte) => cte.selectFrom('nodes').select('id_node'))
        .deleteFrom('nodes')
        .where(sql<boolean>`${sql.table('x')}`)
        .compile(),
    ).toThrow();
    expect(text(db.selectFrom('teams').select('id_team'))).toBe(
      'select "id_team" from "teams" where "teams"."id_app" = 7',
    );
  });
});
