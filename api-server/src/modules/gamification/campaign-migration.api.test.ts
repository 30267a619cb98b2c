import { Migrator } from 'kysely/migration';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { migrations } from '../../db/migrations/index.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { overPglite } from '../../platform/database/open-database.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';

let database: OpenDatabase;

beforeEach(() => {
  database = overPglite(new PGlite());
});
afterEach(() => database.close());

async function migrateTo(name: string): Promise<void> {
  const { error } = await new Migrator({
    db: database.db,
    provider: { getMigrations: async () => migrations },
  }).migrateTo(name);
  if (error) throw error as Error;
}

const run = (statement: string) => sql.raw(statement).execute(database.db);

async function fill(): Promise<void> {
  for (const id of [1, 2]) {
    await run(`insert into apps (id_app, key, name, host, segment, bucket, path, acronym, id_app_type, id_company, company_name, home_module, looks, theme)
      values (${id}, 'c${id}', 'C', 'localhost', 'c${id}', 'b${id}', 'p', 'c', 1, 1, 'C', 'blocks', '{}', '{}')`);
    await run(
      `insert into users (id_user, id_app, key, id_company, username, email, name) select ${id} * 10 + n, ${id}, 'u' || n, 1, 'u' || n, n || '@x.example', 'U' from generate_series(1, 2) n`,
    );
    await run(`insert into points_rules (id_event, id_app, event, name, points)
      values (${id} * 10 + 1, ${id}, 'content-completed', 'Concluir', 10), (${id} * 10 + 2, ${id}, 'content-rated', 'Avaliar', 3), (${id} * 10 + 3, ${id}, 'product-bought', 'Comprar', 0)`);
    await run(
      `insert into campaigns (id_campaign, id_app, key, name, start_date, end_date) values (${id}, ${id}, 'a', 'A', '2026-01-10', '2026-01-20')`,
    );
    await run(
      `insert into campaign_participants (id_app, id_campaign, id_user) values (${id}, ${id}, ${id} * 10 + 1), (${id}, ${id}, ${id} * 10 + 2)`,
    );
  }
  await run(`insert into points_entries (id_app, id_user, id_event, points, once, earned_at) values
    (1, 11, 11, 10, 'a', '2026-01-09T23:59Z'), (1, 11, 11, 10, 'b', '2026-01-10T00:00Z'), (1, 11, 12, 3, 'c', '2026-01-12'), (1, 11, 11, 10, 'd', '2026-01-20T00:00Z'),
    (2, 21, 21, 10, 'a', '2026-01-11')`);
}

const standing = async () =>
  (
    await database.db
      .selectFrom('campaign_participants')
      .select(['id_user', 'points', 'reached_at'])
      .orderBy('id_user')
      .execute()
  ).map(({ id_user, points, reached_at }) => [id_user, points, reached_at?.toISOString() ?? null]);

test('an installation from before campaigns had scores has them after the update', async () => {
  await migrateTo('0143_contact_text');
  await fill();
  await migrate(database.db);
  expect(await standing()).toEqual([
    [11, 13, '2026-01-12T00:00:00.000Z'],
    [12, 0, null],
    [21, 10, '2026-01-11T00:00:00.000Z'],
    [22, 0, null],
  ]);
  expect(
    await database.db
      .selectFrom('campaign_events')
      .select(['id_campaign', 'id_event', 'points'])
      .orderBy('id_event')
      .execute(),
  ).toEqual([
    { id_campaign: 1, id_event: 11, points: 10 },
    { id_campaign: 1, id_event: 12, points: 3 },
    { id_campaign: 2, id_event: 21, points: 10 },
    { id_campaign: 2, id_event: 22, points: 3 },
  ]);
}, 60_000);

test('one that has scores already keeps what its campaigns count', async () => {
  await migrateTo('0162_training_pages');
  await fill();
  await run(`insert into campaign_events (id_app, id_campaign, id_event, points) values (1, 1, 12, 40)`);
  await migrate(database.db);
  expect((await standing()).slice(0, 2)).toEqual([
    [11, 40, '2026-01-12T00:00:00.000Z'],
    [12, 0, null],
  ]);
}, 60_000);
