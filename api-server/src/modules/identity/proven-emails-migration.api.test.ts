import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { migrate } from '../../platform/database/migrate.service.ts';
import { runSql } from '../../platform/database/migration.port.ts';
import { overPglite } from '../../platform/database/open-database.adapter.ts';
import { readMigrations } from '../../platform/database/read-migrations.service.ts';

const name = '20261123130110-proven-emails';

test('an account that registered itself keeps its login, and its address waits for its confirmation', async () => {
  const database = overPglite(new PGlite());
  const all = await readMigrations();
  await migrate(database.db, Object.fromEntries(Object.entries(all).filter(([other]) => other < name)));
  await runSql(
    database.db as never,
    `insert into apps (key, name, host, segment, bucket, path, acronym, id_app_type, id_company, company_name,
       company_login, home_module, last_content_redirect, gamification, ask_pwa, on_board_screen, on_board_url,
       appearance, theme, agreement_version, agreement_terms)
     values ('a', 'A', 'a.example', '', 'b', 'a', 'a', 2, 1, 'A', false, 'sections', false, false, false, false, '',
       '{}', '{}', '', '')`,
    `insert into users (id_app, key, id_company, username, email, name)
     select id_app, u.key, 1, username, email, 'X' from apps,
       (values ('registro-1', 'Nova@x.example', 'Nova@x.example'), ('ana', 'ana', 'ana@x.example')) as u (key, username, email)`,
  );
  expect(await migrate(database.db, all)).toContain(name);
  const users = await sql`select username, email, self_registered from users order by id_user`.execute(database.db);
  expect(users.rows).toEqual([
    { username: 'Nova@x.example', email: '', self_registered: true },
    { username: 'ana', email: 'ana@x.example', self_registered: false },
  ]);
  const pending = await sql`select email from pending_emails`.execute(database.db);
  expect(pending.rows).toEqual([{ email: 'nova@x.example' }]);
  await database.close();
}, 60_000);
