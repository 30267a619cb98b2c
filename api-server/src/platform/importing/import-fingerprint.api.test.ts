import { resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { allImporters } from '../../app.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { withTenant } from '../database/tenant-db.adapter.ts';
import { identityOf } from './import-fingerprint.service.ts';
import type { IdentifiedFolder } from './import-fingerprint.service.ts';
import { checkPart } from './import-part.service.ts';
import { importTenant } from './import-tenant.service.ts';
import { openTenantFolder } from './tenant-folder.adapter.ts';

/** A part of a company, such as a ZIP of trainings, compared with what the command line has imported. */

const company = resolve(import.meta.dirname, '../../../../demo/horizonte');
const importers = allImporters.filter(({ domain }) =>
  ['content', 'evaluations', 'journey', 'learning'].includes(domain),
);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await importTenant(app.platform, allImporters, company);
});
afterAll(() => app.close());

/** Returns the files of trainings of the company, with one of them changed. */
async function trainings(changed = ''): Promise<IdentifiedFolder> {
  const folder = await openTenantFolder(company);
  if (!folder) throw new Error('no demo');
  const ofTrainings = (file: string) => /^learning\.yaml$|^(learning|content|media)\//.test(file);
  const bytes = new Map<string, Buffer>();
  for (const file of folder.files)
    if (ofTrainings(file))
      bytes.set(file, Buffer.concat([await folder.bytes(file), Buffer.from(file === changed ? '\n# x' : '')]));
  const of = (file: string) => bytes.get(file) ?? Buffer.alloc(0);
  return {
    root: company,
    files: new Set(bytes.keys()),
    bytes: async (file) => of(file),
    identity: (file) => identityOf({ size: of(file).length, checksum: crc32(of(file)) }),
  };
}

async function statesOf(folder: IdentifiedFolder): Promise<Record<string, string[]>> {
  const tenant = await app.platform.tenants.resolve('localhost', 'horizonte');
  if (!tenant) throw new Error('not found');
  const { faults, entries } = await withTenant(app.platform.database.db, tenant.idApp, async (db) =>
    checkPart(db, folder, importers, app.clock.now()),
  );
  expect(faults).toEqual([]);
  return Object.fromEntries(
    [...Map.groupBy(entries, ({ state }) => state)].map(([state, found]) => [state, found.map(({ key }) => key)]),
  );
}

test('says that nothing changes when it says what the command line has imported', async () => {
  const { same = [], ...others } = await statesOf(await trainings());
  expect(others).toEqual({});
  expect(same).toEqual(expect.arrayContaining(['home', 'prontuario', 'acolhimento']));
  await importTenant(app.platform, allImporters, company);
  expect(Object.keys(await statesOf(await trainings()))).toEqual(['same']);
});

test('says which things change when a file that they name has other bytes', async () => {
  const { changed } = await statesOf(await trainings('learning/pages/acolhimento.md'));
  expect(changed).toHaveLength(1);
});
