import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allImporters } from '../../app.ts';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { importTenant } from '../../platform/importing/import-tenant.service.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { auditEntries } from '../audit/index.ts';

const demo = resolve(import.meta.dirname, '../../../../demo/horizonte');
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-people-'));
  for (const name of ['tenant.yaml', 'people.yaml', 'media'])
    await cp(join(demo, name), join(folder, name), { recursive: true });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const importFolder = () => importTenant(app.platform, allImporters, folder);

async function ofTenant<T>(work: Parameters<typeof withTenant<T>>[2]): Promise<T> {
  const { id_app } = await app.platform.database.db
    .selectFrom('apps')
    .select('id_app')
    .where('key', '=', 'horizonte')
    .executeTakeFirstOrThrow();
  return withTenant(app.platform.database.db, id_app, work);
}

const ana = () =>
  ofTenant((db) =>
    db
      .selectFrom('users')
      .select(['id_user', 'email', 'name', 'email_proven_at'])
      .where('username', '=', 'ana')
      .executeTakeFirstOrThrow(),
  );

test('an import notes what the company changed, and a new address is not proven', async () => {
  await importFolder();
  const before = await ana();
  await ofTenant((db) =>
    db.updateTable('users').set({ email_proven_at: new Date() }).where('id_user', '=', before.id_user).execute(),
  );
  await importFolder();
  expect((await ana()).email_proven_at).not.toBeNull();
  const file = join(folder, 'people.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(before.email, 'ana.nova@exemplo.com.br').replace(before.name, 'Ana Renomeada'));
  await importFolder();
  expect(await ana()).toMatchObject({
    email: 'ana.nova@exemplo.com.br',
    name: 'Ana Renomeada',
    email_proven_at: null,
  });
  const entries = await ofTenant((db) => auditEntries(db, { idUser: before.id_user, limit: 10 }));
  expect(entries.map(({ subject, before: from, after, actor }) => [subject, from, after, actor]).toSorted()).toEqual([
    ['email', before.email, 'ana.nova@exemplo.com.br', 'company'],
    ['name', before.name, 'Ana Renomeada', 'company'],
  ]);
});

test('keeps a value that the administration changed until the file has a new one', async () => {
  await importFolder();
  const { id_user } = await ana();
  const row = () =>
    ofTenant((db) =>
      db
        .selectFrom('users')
        .select(['department', 'role', 'active', 'id_manager'])
        .where('id_user', '=', id_user)
        .executeTakeFirstOrThrow(),
    );
  const leader = await ofTenant((db) =>
    db.selectFrom('users').select('id_user').where('username', '=', 'bruno').executeTakeFirstOrThrow(),
  );
  const edited = { department: 'Da tela', role: 'Cargo da tela', active: false, id_manager: leader.id_user };
  await ofTenant((db) => db.updateTable('users').set(edited).where('id_user', '=', id_user).execute());
  await importFolder();
  expect(await row()).toEqual(edited);
  const file = join(folder, 'people.yaml');
  const text = await readFile(file, 'utf8');
  const start = text.indexOf('key: ana\n');
  await writeFile(file, `${text.slice(0, start)}${text.slice(start).replace(/role: .*/, 'role: Cargo do arquivo')}`);
  await importFolder();
  expect(await row()).toEqual({ ...edited, role: 'Cargo do arquivo' });
});
