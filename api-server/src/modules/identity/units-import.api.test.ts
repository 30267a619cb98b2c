import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { runAzulejo, startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

const demo = resolve(import.meta.dirname, '../../../../demo/horizonte');
const units = [
  '  - { key: clinica, name: Clínica, code: CLI }',
  '  - { key: recepcao, name: Recepção central, code: REC, parent: clinica, leader: carla }',
];

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-units-'));
});
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const name of ['tenant.yaml', 'people.yaml', 'media'])
    await cp(join(demo, name), join(folder, name), { recursive: true });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Writes units into the file, with Carla in one of them, and imports the folder. */
async function importUnits(lines: readonly string[], department = 'REC') {
  const file = join(folder, 'people.yaml');
  const people = await readFile(join(demo, 'people.yaml'), 'utf8');
  const carla = /(key: carla\n[\s\S]*?\n {4}department: )[^\n]*/;
  expect(people).toMatch(carla);
  await writeFile(file, `units:\n${lines.join('\n')}\n${people.replace(carla, `$1${department}`)}`);
  return runAzulejo(app, 'tenant', 'import', folder);
}

async function inHorizonte<T>(work: Parameters<typeof withTenant<T>>[2]): Promise<T> {
  const { db } = app.platform.database;
  const { id_app } = await db
    .selectFrom('apps')
    .select('id_app')
    .where('key', '=', 'horizonte')
    .executeTakeFirstOrThrow();
  return withTenant(db, id_app, work);
}

const stored = () =>
  inHorizonte((db) =>
    db
      .selectFrom('organisation_units as unit')
      .leftJoin('organisation_units as parent', 'parent.id_unit', 'unit.id_parent')
      .leftJoin('users as leader', 'leader.id_user', 'unit.id_leader')
      .select(['unit.key', 'unit.name', 'unit.code', 'unit.version', 'parent.key as parent', 'leader.key as leader'])
      .orderBy('unit.key')
      .execute(),
  );
const rename = (key: string, changes: { name?: string; code?: string }) =>
  inHorizonte((db) => db.updateTable('organisation_units').set(changes).where('key', '=', key).execute());

test('an import creates the tree, and people name their unit by its code', async () => {
  expect(await importUnits(units)).toMatchObject({ code: 0, error: '' });
  expect(await stored()).toMatchObject([
    { key: 'clinica', name: 'Clínica', code: 'CLI', parent: null, leader: null },
    { key: 'recepcao', name: 'Recepção central', code: 'REC', parent: 'clinica', leader: 'carla' },
  ]);
  const carla = await inHorizonte((db) =>
    db.selectFrom('users').select('department').where('key', '=', 'carla').executeTakeFirstOrThrow(),
  );
  expect(carla.department).toBe('Recepção central');
});

test('the same file again changes nothing, and what the page changed stays', async () => {
  await importUnits(units);
  const before = await stored();
  expect((await importUnits(units)).out).toContain('0 mudanças');
  expect(await stored()).toEqual(before);
  await rename('recepcao', { name: 'Recepção', code: 'R1' });
  await importUnits(units, 'Recepção');
  expect(await stored()).toMatchObject([{}, { name: 'Recepção', code: 'R1' }]);
  await importUnits([units[0] ?? '', '  - { key: recepcao, name: Recepção, code: R2, parent: clinica }'], 'R2');
  expect(await stored()).toMatchObject([{}, { name: 'Recepção', code: 'R2', leader: null }]);
});

test('an export has the units, and its import changes nothing', async () => {
  await importUnits(units);
  const out = join(folder, 'exported');
  expect(await runAzulejo(app, 'tenant', 'export', 'horizonte', '--out', out)).toMatchObject({ code: 0 });
  expect(await readFile(join(out, 'people.yaml'), 'utf8')).toMatch(/units:\n(.*\n)*?.*key: recepcao/);
  const before = await stored();
  expect((await runAzulejo(app, 'tenant', 'import', out)).out).toContain('0 mudanças');
  expect(await stored()).toEqual(before);
});

test('rejects loops, repeated names and codes, and unknown parents and leaders', async () => {
  const refused = async (...lines: string[]) => (await importUnits(lines, 'X')).error;
  expect(await refused('  - { key: a, name: A, parent: b }', '  - { key: b, name: B, parent: a }')).toContain(
    'abaixo dela mesma',
  );
  expect(await refused('  - { key: a, name: A }', '  - { key: b, name: a }')).toContain('já se chama');
  expect(await refused('  - { key: a, name: A, code: x }', '  - { key: b, name: B, code: X }')).toContain(
    'já tem o código',
  );
  expect(await refused('  - { key: a, name: A, parent: nenhuma }')).toContain('nenhuma');
  expect(await refused('  - { key: a, name: A, leader: ninguem }')).toContain('ninguem');
});
