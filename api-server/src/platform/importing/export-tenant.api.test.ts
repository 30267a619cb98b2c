import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { runAzulejo, startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

/** A company goes out as the folder that the importer reads, and comes back without any change. */

const demo = resolve(import.meta.dirname, '../../../../demo');
const companies = ['aurora', 'sabermais', 'horizonte'];
let app: TestApp;
let elsewhere: TestApp;
let work: string;

beforeAll(async () => {
  [app, elsewhere] = [await startTestApp(), await startTestApp()];
  work = await mkdtemp(join(tmpdir(), 'azulejo-export-'));
  for (const name of companies) expect(await azulejo('tenant', 'import', join(demo, name))).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await app.close();
  await elsewhere.close();
  await rm(work, { recursive: true, force: true });
});

const azulejo = (...argv: string[]) => runAzulejo(app, ...argv);

async function exported(name: string, folder: string, from = app): Promise<string> {
  const out = join(work, folder);
  expect(await runAzulejo(from, 'tenant', 'export', name, '--out', out)).toMatchObject({ code: 0, error: '' });
  return out;
}

/** Returns every file of a folder by its path. */
async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [file.slice(folder.length + 1), (await readFile(file)).toString('base64')]);
  return Object.fromEntries((await Promise.all(read)).toSorted()) as Record<string, string>;
}

/** Columns that say when something was written, or in which order rows are found. */
const bookkeeping = [
  'created_at',
  'touched_at',
  'id_app',
  'search_text',
  'imported',
  'fingerprint',
  'company_fingerprint',
];

/** Returns all rows of a company, without ids that an import gives anew. */
async function rowsOf(key: string): Promise<Record<string, string[]>> {
  const { db } = app.platform.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id_app' order by 1`.execute(db);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t
      where t.id_app = (select id_app from apps where key = ${key})`.execute(db);
    found[name] = rows
      .map(({ row }) => JSON.stringify(Object.entries(row).filter(([column]) => !isBookkeeping(name, column))))
      .toSorted();
  }
  return found;
}

function isBookkeeping(table: string, column: string): boolean {
  const renewed = ['team_attachments', 'plan_campaigns', 'store_product_contents', 'active_plans'];
  return (
    bookkeeping.includes(column) ||
    (renewed.includes(table) && column.startsWith('id_')) ||
    (table === 'content_items' && column === 'position')
  );
}

describe.each(companies)('%s', (name) => {
  test('imported from its own export reports 0 changes, and no row differs', async () => {
    const folder = await exported(name, `${name}-own`);
    const before = await rowsOf(name);
    const { code, out, error } = await azulejo('tenant', 'import', folder);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain('\n  0 mudanças');
    const after = await rowsOf(name);
    // Media that only people's records name are not in the folder; media that both name are stored once.
    delete before['stored_files'];
    delete after['stored_files'];
    expect(after).toEqual(before);
  });

  test('imported into an empty installation exports the same bytes again', async () => {
    const folder = await exported(name, `${name}-first`);
    const { code, error } = await runAzulejo(elsewhere, 'tenant', 'import', folder);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const again = await exported(name, `${name}-again`, elsewhere);
    expect(await contents(again)).toEqual(await contents(folder));
  });
});

test('an import says how many things of each kind are new, changed, removed and the same; a dry run writes nothing', async () => {
  const folder = join(work, 'changed');
  await cp(await exported('horizonte', 'horizonte-changed'), folder, { recursive: true });
  const people = await readFile(join(folder, 'people.yaml'), 'utf8');
  await writeFile(join(folder, 'people.yaml'), people.replace('name: Carla Nogueira', 'name: Carla Nogueira Dias'));
  const dry = await azulejo('tenant', 'import', folder, '--dry-run');
  expect(dry.out).toMatch(/nada foi gravado[\s\S]*\n {2}pessoas: 0 entram, 1 muda, \d+ iguais/);
  expect((await azulejo('tenant', 'import', folder)).out).toContain('  pessoas: 0 entram, 1 muda,');
  expect((await azulejo('tenant', 'import', folder)).out).toContain('  0 mudanças');
});

test('an export and import keep people and classes that were made on screens, without passwords', async () => {
  const { db } = app.platform.database;
  const one = await db
    .selectFrom('users as u')
    .innerJoin('apps as a', 'a.id_app', 'u.id_app')
    .select(['u.id_app', 'u.id_user', 'u.id_company'])
    .where('a.key', '=', 'horizonte')
    .where('u.key', '=', 'carla')
    .executeTakeFirstOrThrow();
  const person = {
    id_app: one.id_app,
    id_company: one.id_company,
    email: '',
    phone: '(11) 90000-0001',
    name: 'Da Tela',
  };
  const [added, gone] = await db
    .insertInto('users')
    .values([
      { ...person, key: 'portal-1', username: 'da-tela', phone_verified: false },
      { ...person, key: 'portal-2', username: 'apagada' },
    ])
    .returning('id_user')
    .execute();
  await db
    .updateTable('users')
    .set({ key: `removida-${gone?.id_user}` })
    .where('id_user', '=', gone?.id_user ?? 0)
    .execute();
  const team = await db
    .updateTable('teams')
    .set({
      name: 'Turma da tela',
      edited_fields: '["name","meetings"]',
      enrol_from: new Date('2026-01-02T03:04:05.678Z'),
      modality: 'ONLINE',
      closed_at: new Date('2026-02-01T10:00:00Z'),
    })
    .where('id_app', '=', one.id_app)
    .returning('id_team')
    .execute();
  await db
    .insertInto('team_instructors')
    .values(team.map(({ id_team }) => ({ id_app: one.id_app, id_team, id_user: one.id_user, position: 1 })))
    .execute();
  const html = '<p>Duas linhas</p>\n\n<p>* não é lista_</p>';
  await db.updateTable('node_blocks').set({ text: html }).where('id_app', '=', one.id_app).execute();

  const folder = await exported('horizonte', 'horizonte-screens');
  const before = await rowsOf('horizonte');
  expect((await azulejo('tenant', 'import', folder)).out).toContain('\n  0 mudanças');
  const after = await rowsOf('horizonte');
  expect(after['users']).toEqual(before['users']);
  expect(after['team_meetings']).toEqual(before['team_meetings']);
  expect(after['node_blocks']).toEqual(before['node_blocks']);
  const people = await readFile(join(folder, 'people.yaml'), 'utf8');
  expect(people).toMatch(/key: portal-1\n.*\n.*\n.*\n {2}phoneVerified: false/);
  expect(people).not.toContain('removida-');

  expect(await runAzulejo(elsewhere, 'tenant', 'import', folder)).toMatchObject({ code: 0, error: '' });
  const there = await elsewhere.platform.database.db
    .selectFrom('users')
    .select(['username', 'password_hash', 'phone_verified'])
    .where('key', 'in', ['portal-1', 'carla'])
    .where('password_hash', 'is not', null)
    .execute();
  expect(there).toEqual([]);
  expect(await contents(await exported('horizonte', 'horizonte-screens-again', elsewhere))).toEqual(
    await contents(folder),
  );
  expect(added).toBeDefined();
});

test('an export has no password, no acceptance and no record of what people did', async () => {
  const files = await contents(await exported('aurora', 'aurora-private'));
  const people = Buffer.from(files['people.yaml'] ?? '', 'base64').toString();
  expect(people).not.toMatch(/password|acceptedTerms: true/i);
  expect(Object.keys(files)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/enrollments|activity|comments|messages|external|uploads/)]),
  );
  expect(Buffer.from(files['LEIA-ME.md'] ?? '', 'base64').toString()).toContain('O que a pasta não tem');
});

test('an export refuses a folder that has something in it, leaves no half folder, and takes an empty one', async () => {
  const full = join(work, 'full');
  await mkdir(full);
  await writeFile(join(full, 'mine.txt'), 'mine');
  const refused = await azulejo('tenant', 'export', 'horizonte', '--out', full);
  expect(refused).toMatchObject({ code: 3, error: expect.stringContaining('não está vazia') as string });
  expect(await readdir(full)).toEqual(['mine.txt']);
  const unknown = await azulejo('tenant', 'export', 'nobody', '--out', join(work, 'nobody'));
  expect(unknown).toMatchObject({ code: 3, error: expect.stringContaining('nobody') as string });
  await mkdir(join(work, 'empty'));
  await exported('horizonte', 'empty');
  expect((await readdir(work)).filter((name) => name.startsWith('.') || name === 'nobody')).toEqual([]);
});
