import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allImporters } from '../../app.ts';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { importTenant } from '../../platform/importing/import-tenant.service.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { users } from '../identity/index.ts';
import { ownedContents } from './product-access.service.ts';
import { productContents } from './product-contents.repository.ts';

const demo = join(import.meta.dirname, '../../../../demo/sabermais');

let app: TestApp;
let folder: string;
let idApp: number;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-store-'));
  await cp(demo, folder, { recursive: true });
  await importTenant(app.platform, allImporters, folder);
  const row = await app.platform.database.db
    .selectFrom('apps')
    .select('id_app')
    .where('key', '=', 'sabermais')
    .executeTakeFirstOrThrow();
  idApp = row.id_app;
}, 120_000);

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const inTenant = <T>(work: (db: TenantDb) => Promise<T>) => withTenant(app.platform.database.db, idApp, work);

const products = (db: TenantDb) => db.selectFrom('store_products').select(['id_product', 'key']).execute();

test('every product of the demo company contains something', async () => {
  const empty = await inTenant(async (db) => {
    const found = await products(db);
    const filled = new Set(
      (await productContents(db).ofProducts(found.map((row) => row.id_product))).map((row) => row.id_product),
    );
    return found.filter((row) => !filled.has(row.id_product)).map(({ key }) => key);
  });
  expect(empty).toEqual([]);
});

test('people to whom the file gives a product are enrolled in its training', async () => {
  const contents = await inTenant(async (db) => {
    const carla = await users(db).findByUsername('carla');
    const excel = (await products(db)).find(({ key }) => key === 'excel-ao-painel');
    return ownedContents(db, {
      idUser: carla?.id_user ?? 0,
      idProduct: excel?.id_product ?? 0,
      now: app.clock.now(),
    });
  });
  expect(contents).toMatchObject([
    { kind: 'training', title: 'Curso de Excel', progress: 0 },
    { kind: 'file', fileName: 'Planilha de perdas.csv' },
    { kind: 'file', fileName: 'O painel em uma página.pdf' },
  ]);
});

test('a second import changes nothing, and names a training or a file that does not exist', async () => {
  const dump = () =>
    inTenant(async (db) => [
      await db.selectFrom('store_product_contents').selectAll().orderBy('id_product_content').execute(),
      await db.selectFrom('store_enrollments').selectAll().orderBy('id_enrollment').execute(),
    ]);
  const before = await dump();
  await importTenant(app.platform, allImporters, folder);
  expect(await dump()).toEqual(before);

  const file = join(folder, 'store.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text
      .replace('training: curso-excel', 'training: nao-existe')
      .replace('store/files/redacao-nota-mil.pdf', 'store/files/nao-existe.pdf'),
  );
  const refusal = await importTenant(app.platform, allImporters, folder).catch((error: unknown) => error);
  const report = JSON.stringify(refusal, Object.getOwnPropertyNames(refusal));
  expect(report).toContain('nao-existe');
  expect(report).toContain('nao-existe.pdf');
});
