import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { appDetails, currentSession, getUser, login } from '@shared-kit/contracts/identity';
import { sql } from 'kysely';
import { allImporters } from '../../app.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { ImportRefused, faultLine } from './import-fault.types.ts';
import { importTenant } from './import-tenant.service.ts';

const demo = resolve(import.meta.dirname, '../../../../demo');
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'azulejo-import-'));
  for (const name of ['tenant.yaml', 'people.yaml', 'media'])
    await cp(join(demo, 'horizonte', name), join(folder, name), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const importFolder = (directory = folder) => importTenant(app.platform, allImporters, directory);

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  if (text.replace(from, to) === text) throw new Error(`${file} has no ${String(from)}`);
  await writeFile(join(folder, file), text.replace(from, to));
}

async function faults(): Promise<string[]> {
  try {
    await importFolder();
    return [];
  } catch (error) {
    if (error instanceof ImportRefused) return error.faults.map(faultLine);
    throw error;
  }
}

async function rowCounts(): Promise<Record<string, number>> {
  const { db } = app.platform.database;
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: counted } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
    counts[name] = counted[0]?.n ?? 0;
  }
  return counts;
}

describe('a folder with faults is rejected as a whole', () => {
  test('a folder that does not exist', async () => {
    await expect(importFolder('/nonexistent/tenant')).rejects.toThrow(ImportRefused);
  });

  test('a missing file', async () => {
    await rm(join(folder, 'people.yaml'));
    expect(await faults()).toEqual(['people.yaml: Arquivo obrigatório não encontrado.']);
  });

  test('each fault names file, line and field, and nothing is written', async () => {
    await change('tenant.yaml', "primaryColor: '#9FE3D6'", 'primaryColor: verde');
    await change('people.yaml', 'email: bruno@clinicahorizonte.com.br', 'email: bruno');
    await writeFile(join(folder, 'estoque.yaml'), 'a: 1\n');
    const before = await rowCounts();
    expect(await faults()).toEqual([
      expect.stringMatching(/^tenant\.yaml:\d+ theme\.primaryColor: Cor inválida: use #RRGGBB\.$/),
      expect.stringMatching(/^people\.yaml:\d+ people\[1\]\.email: /),
      'estoque.yaml: Nenhum módulo lê este arquivo. Confira o nome e a pasta.',
    ]);
    expect(await rowCounts()).toEqual(before);
  });

  test('a misspelled field is reported', async () => {
    await change('people.yaml', '    cpf: ', '    cfp: ');
    expect(await faults()).toEqual([
      expect.stringMatching(/^people\.yaml:\d+ people\[0\]\.cfp: Campo desconhecido\.$/),
    ]);
  });

  test('keys that are duplicated or do not exist', async () => {
    await change('people.yaml', 'key: carla', 'key: bruno');
    await change('people.yaml', 'manager: paula', 'manager: paulo');
    expect(await faults()).toEqual([
      expect.stringMatching(/people\[2\]\.key: A chave 'bruno' já foi usada\.$/),
      expect.stringMatching(/people\[1\]\.manager: A chave 'paulo' não existe em 'user'\.$/),
    ]);
  });

  test('a media file that does not exist', async () => {
    await change('tenant.yaml', 'logo: media/logo.svg', 'logo: media/logotipo.svg');
    expect(await faults()).toEqual([
      expect.stringMatching(/appearance\.logo: O arquivo 'media\/logotipo\.svg' não existe/),
    ]);
  });

  test('a reserved word as first path segment, and an address that is in use', async () => {
    await change('tenant.yaml', 'segment: horizonte', 'segment: perfil');
    expect(await faults()).toEqual([expect.stringMatching(/segment: 'perfil' não pode ser/)]);
    await change('tenant.yaml', 'segment: perfil', `segment: ${app.tenant.segment}`);
    await change('tenant.yaml', 'host: localhost', `host: ${app.tenant.host}`);
    expect(await faults()).toEqual([expect.stringMatching(/já é do cliente/)]);
  });
});

describe('a valid folder', () => {
  test('becomes a tenant that people can log in to, with its images', async () => {
    const result = await importFolder();
    expect(result).toMatchObject({ tenant: 'Clínica Horizonte', address: 'localhost/horizonte' });
    const tenant = await app.platform.tenants.resolve('localhost:9999', 'horizonte');
    if (!tenant) throw new Error('not found');
    expect([...tenant.modules].toSorted()).toEqual([
      'admin',
      'content',
      'evaluations',
      'journey',
      'learning',
      'notifications',
      'plans',
    ]);
    const { app: details } = await app.ok(appDetails, { body: { bucket: 'demo', path: 'horizonte' } });
    expect((await app.server.inject({ url: details.logo })).headers['content-type']).toBe('image/svg+xml');
    const body = { username: 'carla', password: 'azulejo123', idAppType: 1, acronym: 'horizonte' };
    const session = await app.ok(login, { body }, { at: tenant });
    expect(session.activePlan).toMatchObject({ name: 'Essencial', trial: true, trialsCount: 1 });
  });

  test('imported again changes nothing and leaves a changed password', async () => {
    await importFolder();
    const { db } = app.platform.database;
    const user = await db
      .selectFrom('users')
      .select(['id_user', 'password_hash'])
      .where('username', '=', 'joao')
      .executeTakeFirstOrThrow();
    await db.updateTable('users').set({ password_hash: 'changed' }).where('id_user', '=', user.id_user).execute();
    const before = await rowCounts();
    await importFolder();
    expect(await rowCounts()).toEqual(before);
    const after = await db
      .selectFrom('users')
      .select(['id_user', 'password_hash'])
      .where('username', '=', 'joao')
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ id_user: user.id_user, password_hash: 'changed' });
  });

  test('imported again leaves profile changes of people until the file has a new value', async () => {
    await importFolder();
    const { db } = app.platform.database;
    const saved = () =>
      db
        .selectFrom('users')
        .select(['name', 'cpf', 'phone', 'photo', 'phone_verified'])
        .where('username', '=', 'carla')
        .executeTakeFirstOrThrow();
    const own = {
      name: 'Carla N.',
      cpf: '111.444.777-35',
      phone: '(31) 98765-4321',
      photo: 'own.jpg',
      phone_verified: false,
    };
    await db.updateTable('users').set(own).where('username', '=', 'carla').execute();
    await importFolder();
    expect(await saved()).toEqual(own);
    await change('people.yaml', /(name: Carla Nogueira[\s\S]*?phone: ).*/, '$1(11) 91234-5678');
    await importFolder();
    expect(await saved()).toEqual({ ...own, phone: '(11) 91234-5678', phone_verified: true });
  });

  test('does not accept a new version of the agreement for existing people', async () => {
    await importFolder();
    await change('tenant.yaml', /^/, "agreement: { version: '2099.1', text: Novos termos }\n");
    await importFolder();
    expect(
      await app.platform.database.db
        .selectFrom('terms_acceptances')
        .select('id_user')
        .where('version', '=', '2099.1')
        .execute(),
    ).toEqual([]);
  });

  test('removes the password of a person who now enters by SSO, and sets one for a person who no longer does', async () => {
    await importFolder();
    const tenant = await app.platform.tenants.resolve('localhost', 'horizonte');
    if (!tenant) throw new Error('not found');
    const logInAs = () =>
      app.call(
        login,
        { body: { username: 'carla', password: 'azulejo123', idAppType: 1, acronym: 'horizonte' } },
        { at: tenant },
      );
    const { token } = (await logInAs()).body as { token: string };
    const sessionStatus = async (as: { token: string }) =>
      (await app.call(currentSession, {}, { as, at: tenant })).status;
    await change('people.yaml', 'name: Carla Nogueira', 'ssoOnly: true\n    name: Carla Nogueira');
    await importFolder();
    expect([(await logInAs()).status, await sessionStatus({ token })]).toEqual([401, 401]);
    await change('people.yaml', 'ssoOnly: true', 'ssoOnly: false');
    await importFolder();
    const again = await logInAs();
    expect(again.status).toBe(200);
    await importFolder();
    expect(await sessionStatus(again.body as { token: string })).toBe(200);
  });

  test('imported again updates the changed values', async () => {
    await importFolder();
    await change('people.yaml', 'name: Carla Nogueira', 'name: Carla Nogueira Dias');
    await importFolder();
    const tenant = await app.platform.tenants.resolve('localhost', 'horizonte');
    if (!tenant) throw new Error('not found');
    const body = { username: 'carla', password: 'azulejo123', idAppType: 1, acronym: 'horizonte' };
    const { viewer, token } = await app.ok(login, { body }, { at: tenant });
    const { user } = await app.ok(getUser, { params: { id: viewer.idUser } }, { as: { token }, at: tenant });
    expect(user.name).toBe('Carla Nogueira Dias');
  });
});

describe('demo tenants', () => {
  test.each(['aurora', 'sabermais', 'horizonte'])(
    '%s imports without faults, and a second import changes nothing',
    async (name) => {
      await importFolder(join(demo, name));
      const before = await rowCounts();
      await importFolder(join(demo, name));
      expect(await rowCounts()).toEqual(before);
    },
  );
});
