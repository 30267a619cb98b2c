import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
let settings: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-badges-'));
  await cp(demo, folder, { recursive: true });
  settings = (await readFile(join(demo, 'tenant.yaml'), 'utf8')).replace('gamification: false', 'gamification: true');
  await writeFile(
    join(folder, 'gamification.yaml'),
    `points:
  - { event: content-completed, name: Concluir, points: 10 }
earned:
  - { event: content-completed, title: Acolhimento, people: { carla: today-3d 09:00 } }
`,
  );
}, 60_000);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const badge = (key: string, rule: string) => `    - { key: ${key}, name: ${key}, description: x, rule: { ${rule} } }\n`;
const once = 'kind: events, event: content-completed, times: 1';

async function importBadges(list: string, { enabled = true } = {}): Promise<void> {
  const badges = `badges:\n  enabled: ${enabled}\n  list:\n${list}`;
  await writeFile(join(folder, 'tenant.yaml'), `${settings.trimEnd()}\n${badges}`);
  await importTenant(app.platform, allImporters, folder);
}

const faultsOf = async (list: string): Promise<readonly string[]> => {
  const error = await importBadges(list).catch((reason: unknown) => reason);
  if (!(error instanceof ImportRefused)) throw new Error('the import was accepted');
  return error.faults.map(faultLine);
};

const stored = () => app.platform.database.db.selectFrom('badges').select(['key', 'active']).orderBy('key').execute();
/** The import of horizonte awards points to other people as well. */
const earnedByCarla = () =>
  app.platform.database.db
    .selectFrom('earned_badges as e')
    .innerJoin('users as u', 'u.id_user', 'e.id_user')
    .select(['u.key', 'e.notified'])
    .where('u.key', '=', 'carla')
    .execute();

test('badges come with the tenant file; points from before the portal award them without a notice', async () => {
  await importBadges(badge('um', once) + badge('dias', 'kind: streak, days: 3'));
  expect(await stored()).toEqual([
    { key: 'dias', active: true },
    { key: 'um', active: true },
  ]);
  expect(await earnedByCarla()).toEqual([{ key: 'carla', notified: true }]);
});

test('hides a badge that the file lists no more, and all badges when they are switched off; people keep what they earned', async () => {
  await importBadges(badge('um', once));
  expect(await stored()).toContainEqual({ key: 'dias', active: false });
  await importBadges(badge('um', once), { enabled: false });
  expect((await stored()).every(({ active }) => !active)).toBe(true);
  expect(await earnedByCarla()).toHaveLength(1);
});

test('an unknown campaign, a key that is listed twice and an impossible rule are refused with their line', async () => {
  const [unknown] = await faultsOf(badge('longe', 'kind: campaign, campaign: nenhuma, points: 5'));
  expect(unknown).toMatch(/tenant\.yaml:\d+.*nenhuma/);
  expect(await faultsOf(badge('um', once) + badge('um', once))).toHaveLength(1);
  expect((await faultsOf(badge('um', 'kind: streak, days: 1')))[0]).toMatch(/days/);
});
