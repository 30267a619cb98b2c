import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { deleteUpload, listMessages, listUploads, readMediaLibrary } from '@shared-kit/contracts/content';
import { allImporters } from '../../../app.ts';
import { ImportRefused, faultLine } from '../../../platform/importing/import-fault.types.ts';
import { importTenant } from '../../../platform/importing/import-tenant.service.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { sessions } from '../../../platform/auth/sessions.service.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';

let app: TestApp;
let folder: string;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-community-'));
  await cp(resolve(import.meta.dirname, '../../../../../demo/sabermais'), folder, { recursive: true });
  await importTenant(app.platform, allImporters, folder);
  const found = await app.platform.tenants.resolve('localhost', 'sabermais');
  if (!found) throw new Error('not imported');
  tenant = found;
}, 120_000);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function person(username: string): Promise<{ token: string }> {
  const { database, tokens, clock } = app.platform;
  return withTenant(database.db, tenant.idApp, async (db) => {
    const { id_user } = await db
      .selectFrom('users')
      .select('id_user')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return {
      token: await sessions(db, tenant, tokens).start(id_user, clock.now(), { address: '127.0.0.1', agent: 'test' }),
    };
  });
}

async function idOf(table: 'sections' | 'content_items', key: string): Promise<number> {
  return withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    if (table === 'sections')
      return (await db.selectFrom('sections').select('id_section').where('key', '=', key).executeTakeFirstOrThrow())
        .id_section;
    return (
      await db.selectFrom('content_items').select('id_content_item').where('key', '=', key).executeTakeFirstOrThrow()
    ).id_content_item;
  });
}

test('uploads, libraries and messages are imported once; deletions and read marks persist', async () => {
  const as = await person('carla');
  const id = await idOf('sections', 'trabalhos-da-rede');
  const idContentItem = await idOf('content_items', 'biblioteca-da-marca');
  const list = () => app.ok(listUploads, { params: { id }, query: { limit: 100 } }, { as, at: tenant });
  const before = await list();
  expect(before.data[0]).toMatchObject({
    title: 'A vitrine que dobrou a parada',
    author: { name: 'Carla Nogueira' },
    canDelete: true,
    mimetype: 'image/jpeg',
  });
  await app.ok(deleteUpload, { params: { id: before.data[0]?.idUserUpload ?? 0 } }, { as, at: tenant });
  await importTenant(app.platform, allImporters, folder);
  expect((await list()).totalRecords).toBe(before.totalRecords - 1);
  const { files } = await app.ok(readMediaLibrary, { params: { idContentItem } }, { as, at: tenant });
  expect(files.filter(({ isFolder }) => isFolder).map(({ key }) => key)).toEqual([
    'Campanhas/',
    'Campanhas/Dia dos Pais/',
    'Campanhas/Primavera/',
    'Marca/',
    'Modelos/',
  ]);
  expect(await app.ok(listMessages, { query: {} }, { as: await person('bruno'), at: tenant })).toMatchObject({
    totalRecords: 3,
    unread: 1,
  });
}, 60_000);

test('faults name their file and field', async () => {
  const path = join(folder, 'content-uploads.yaml');
  const good = await readFile(path, 'utf8');
  await writeFile(
    path,
    `${good}  - { key: ruim, section: nenhuma, user: ninguem, title: A, description: B, file: content/media/planilha-de-perdas.csv, at: today }\n`,
  );
  const refusal: unknown = await importTenant(app.platform, allImporters, folder).catch((error: unknown) => error);
  const lines = refusal instanceof ImportRefused ? refusal.faults.map(faultLine) : [];
  expect(lines.toSorted()).toEqual(
    [
      /content-uploads\.yaml:\d+ uploads\[9\]\.file: Este tipo de arquivo não é aceito em envios\./,
      /content-uploads\.yaml:\d+ uploads\[9\]\.section: A chave 'nenhuma'/,
      /content-uploads\.yaml:\d+ uploads\[9\]\.user: A chave 'ninguem'/,
    ].map((pattern) => expect.stringMatching(pattern)),
  );
  await writeFile(path, good);
}, 60_000);
