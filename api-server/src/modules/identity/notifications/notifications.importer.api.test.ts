import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allImporters } from '../../../app.ts';
import { ImportRefused, faultLine } from '../../../platform/importing/import-fault.types.ts';
import { importTenant } from '../../../platform/importing/import-tenant.service.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';

const demo = resolve(import.meta.dirname, '../../../../../demo/horizonte');
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-notices-'));
  for (const name of ['tenant.yaml', 'people.yaml', 'media'])
    await cp(join(demo, name), join(folder, name), { recursive: true });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const kind = (type: string, status: string) =>
  `  - { type: ${type}, description: ${type}, section: SYSTEM, status: ${status} }\n`;

async function importWith(...kinds: string[]): Promise<Record<string, string>> {
  await writeFile(join(folder, 'notifications.yaml'), `notifications:\n${kinds.join('')}`);
  await importTenant(app.platform, allImporters, folder);
  const rows = await app.platform.database.db.selectFrom('notification_types').select(['type', 'status']).execute();
  return Object.fromEntries(rows.map(({ type, status }) => [type, status]));
}

test('a tenant has the kinds in its file; a removed kind is switched off and can return', async () => {
  const certificate = kind('certificate-available', 'OPTIONAL');
  const support = kind('support-access', 'MANDATORY');
  const both = { 'certificate-available': 'OPTIONAL', 'support-access': 'MANDATORY' };
  expect(await importWith(certificate, support)).toEqual(both);
  expect(await importWith(certificate, support)).toEqual(both);
  expect(await importWith(certificate)).toEqual({ ...both, 'support-access': 'DEACTIVATED' });
  expect(await importWith(certificate, support)).toEqual(both);
});

test('unknown kinds, invalid statuses and duplicates are rejected with their line', async () => {
  const lines = await importWith(kind('MARKETING', 'OPTIONAL'), kind('support-access', 'ALWAYS')).then(
    () => [],
    (error: unknown) => (error instanceof ImportRefused ? error.faults.map(faultLine) : Promise.reject(error)),
  );
  expect(lines).toEqual([
    expect.stringMatching(/^notifications\.yaml:2 notifications\[0\]\.type: /),
    expect.stringMatching(/^notifications\.yaml:3 notifications\[1\]\.status: /),
  ]);
  const twice = importWith(kind('support-access', 'OPTIONAL'), kind('support-access', 'OPTIONAL'));
  await expect(twice).rejects.toMatchObject({
    faults: [expect.objectContaining({ message: "O tipo 'support-access' já foi usado." })],
  });
});
