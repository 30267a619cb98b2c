import { sql } from 'kysely';
import { db, text } from './test/tenant-condition-plugin.fixtures.ts';

describe('reading', () => {
  test('a table in FROM gets a condition in WHERE', () => {
    expect(text(db.selectFrom('nodes').select('title'))).toBe('select "title" from "nodes" where "nodes"."id_app" = 7');
  });

  test('an existing condition is wrapped in parentheses, so that a raw OR in it stays confined', () => {
    expect(
      text(
        db
          .selectFrom('nodes')
          .select('title')
          .where(sql<boolean>`true or false`),
      ),
    ).toBe('select "title" from "nodes" where "nodes"."id_app" = 7 and (true or false)');
  });

  test('the condition names the alias', () => {
    expect(text(db.selectFrom('nodes as n').select('n.title'))).toBe(
      'select "n"."title" from "nodes" as "n" where "n"."id_app" = 7',
    );
  });

  test('each of several tables in FROM gets a condition', () => {
    expect(text(db.selectFrom(['nodes as n', 'teams as t']).select('n.title'))).toBe(
      'select "n"."title" from "nodes" as "n", "teams" as "t" where "n"."id_app" = 7 and "t"."id_app" = 7',
    );
  });

  test('joined tables get their condition in ON, so that an outer join returns its unmatched rows', () => {
    const query = db
      .selectFrom('nodes as n')
      .innerJoin('teams as t', 't.id_node', 'n.id_node')
      .leftJoin('enrollments', (join) =>
        join.onRef('enrollments.id_team', '=', 't.id_team').on('enrollments.id_user', '=', 3),
      )
      .select('n.title')
      .where('n.id_node', '=', 5);
    expect(text(query)).toBe(
      'select "n"."title" from "nodes" as "n"' +
        ' inner join "teams" as "t" on "t"."id_app" = 7 and ("t"."id_node" = "n"."id_node")' +
        ' left join "enrollments" on "enrollments"."id_app" = 7 and ("enrollments"."id_team" = "t"."id_team" and "enrollments"."id_user" = 3)' +
        ' where "n"."id_app" = 7 and ("n"."id_node" = 5)',
    );
  });

  test('a cross join and a lateral join are confined', () => {
    const query = db
      .selectFrom('nodes as n')
      .crossJoin('apps as a')
      .leftJoinLateral(
        (eb) => eb.selectFrom('teams as t').select('t.id_team').whereRef('t.id_node', '=', 'n.id_node').as('first'),
        (join) => join.onTrue(),
      )
      .select('first.id_team');
    expect(text(query)).toBe(
      'select "first"."id_team" from "nodes" as "n" cross join "apps" as "a"' +
        ' left join lateral (select "t"."id_team" from "teams" as "t" where "t"."id_app" = 7 and ("t"."id_node" = "n"."id_node")) as "first" on true' +
        ' where "n"."id_app" = 7 and "a"."id_app" = 7',
    );
  });

  test('subqueries in the select list, in EXISTS, in IN and in FROM are confined', () => {
    const query = db
      .selectFrom((eb) => eb.selectFrom('nodes').select('id_node').as('n'))
      .select((eb) => eb.selectFrom('teams as t').select('t.id_team').limit(1).as('team'))
      .where(({ exists, selectFrom }) => exists(selectFrom('node_tags as g').select('g.tag')))
      .where('n.id_node', 'in', (eb) => eb.selectFrom('enrollments as e').select('e.id_node'));
    expect(text(query)).toBe(
      'select (select "t"."id_team" from "teams" as "t" where "t"."id_app" = 7 limit 1) as "team"' +
        ' from (select "id_node" from "nodes" where "nodes"."id_app" = 7) as "n"' +
        ' where exists (select "g"."tag" from "node_tags" as "g" where "g"."id_app" = 7)' +
        ' and "n"."id_node" in (select "e"."id_node" from "enrollments" as "e" where "e"."id_app" = 7)',
    );
  });

  test('a subquery built with the tenant database is confined once', () => {
    const own = db.selectFrom('teams').select('id_node');
    expect(text(db.selectFrom('nodes').select('title').where('id_node', 'in', own))).toBe(
      'select "title" from "nodes" where "nodes"."id_app" = 7' +
        ' and ("id_node" in (select "id_node" from "teams" where "teams"."id_app" = 7))',
    );
  });

  test('a subquery inside a raw fragment is confined', () => {
    const exists = sql<boolean>`exists ${db.selectFrom('teams').select('id_team')}`;
    expect(text(db.selectFrom('nodes').select('title').where(exists))).toBe(
      'select "title" from "nodes" where "nodes"."id_app" = 7' +
        ' and (exists (select "id_team" from "teams" where "teams"."id_app" = 7))',
    );
  });

  test.each(['union', 'intersect', 'except'] as const)('both sides of %s are confined', (operator) => {
    const query = db.selectFrom('nodes').select('id_node')[operator](db.selectFrom('teams').select('id_node'));
    expect(text(query)).toBe(
      `select "id_node" from "nodes" where "nodes"."id_app" = 7 ${operator} select "id_node" from "teams" where "teams"."id_app" = 7`,
    );
  });
});

describe('common table expressions', () => {
  test('bodies are confined, references to them are not', () => {
    const query = db
      .with('mine', (cte) => cte.selectFrom('enrollments').select('id_node'))
      .with('named', (cte) =>
        cte.selectFrom('mine').innerJoin('nodes', 'nodes.id_node', 'mine.id_node').select('title'),
      )
      .selectFrom('named as n')
      .leftJoin('mine', (join) => join.onTrue())
      .select('n.title');
    expect(text(query)).toBe(
      'with "mine" as (select "id_node" from "enrollments" where "enrollments"."id_app" = 7),' +
        ' "named" as (select "title" from "mine" inner join "nodes" on "nodes"."id_app" = 7 and ("nodes"."id_node" = "mine"."id_node"))' +
        ' select "n"."title" from "named" as "n" left join "mine" on true',
    );
  });

  test('an expression can reference itself only when it is recursive', () => {
    const plain = db
      .with('nodes', (cte) => cte.selectFrom('nodes').select('id_node'))
      .selectFrom('nodes')
      .selectAll();
    expect(text(plain)).toBe(
      'with "nodes" as (select "id_node" from "nodes" where "nodes"."id_app" = 7) select * from "nodes"',
    );
    const recursive = db
      .withRecursive('above(id_node, id_parent)', (cte) =>
        cte
          .selectFrom('nodes')
          .select(['id_node', 'id_parent'])
          .unionAll((again) =>
            again
              .selectFrom('above')
              .innerJoin('nodes as n', 'n.id_node', 'above.id_parent')
              .select(['n.id_node', 'n.id_parent']),
          ),
      )
      .selectFrom('above')
      .select('id_node');
    expect(text(recursive)).toBe(
      'with recursive "above"("id_node", "id_parent") as (select "id_node", "id_parent" from "nodes" where "nodes"."id_app" = 7' +
        ' union all select "n"."id_node", "n"."id_parent" from "above" inner join "nodes" as "n" on "n"."id_app" = 7 and ("n"."id_node" = "above"."id_parent"))' +
        ' select "id_node" from "above"',
    );
  });

  test('a name is in scope for its own query only', () => {
    const query = db
      .selectFrom(() =>
        db
          .with('teams', (cte) => cte.selectFrom('nodes').select('id_node'))
          .selectFrom('teams')
          .select('id_node')
          .as('inner'),
      )
      .innerJoin('teams', 'teams.id_node', 'inner.id_node')
      .select('teams.id_team');
    expect(text(query)).toContain('inner join "teams" on "teams"."id_app" = 7 and');
  });

  test('a write in a common table expression is confined', () => {
    const query = db
      .with('gone', (cte) => cte.deleteFrom('node_tags').where('tag', '=', 'x').returning('id_node'))
      .updateTable('nodes')
      .set({ title: 'x' })
      .where('id_node', 'in', (eb) => eb.selectFrom('gone').select('gone.id_node'));
    expect(text(query)).toBe(
      'with "gone" as (delete from "node_tags" where "node_tags"."id_app" = 7 and ("tag" = "x") returning "id_node")' +
        ' update "nodes" set "title" = "x" where "nodes"."id_app" = 7 and ("id_node" in (select "gone"."id_node" from "gone"))',
    );
  });
});
