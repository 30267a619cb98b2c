import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listCampaigns, listCampaignsByContent } from '@shared-kit/contracts/gamification';
import { getCatalog, listCampaignPath } from '@shared-kit/contracts/learning';
import { allImporters } from '../../app.ts';
import { sessions } from '../../platform/auth/sessions.service.ts';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { ImportRefused, faultLine } from '../../platform/importing/import-fault.types.ts';
import { importTenant } from '../../platform/importing/import-tenant.service.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { awardPoints } from './award-points.service.ts';

const demo = resolve(import.meta.dirname, '../../../../demo/horizonte');
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-gamification-'));
  await cp(demo, folder, { recursive: true });
  const settings = await readFile(join(demo, 'tenant.yaml'), 'utf8');
  await writeFile(join(folder, 'tenant.yaml'), settings.replace('gamification: false', 'gamification: true'));
}, 60_000);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const points =
  'points:\n  - { event: content-completed, name: Concluir, points: 10 }\n  - { event: content-rated, name: Avaliar, points: 3 }\n';
const earned = (people: string) =>
  `earned:\n  - { event: content-completed, title: Acolhimento, people: { ${people} } }\n`;
const campaign = (more: string) =>
  `campaigns:\n  - { key: cuidado, name: Cuidado, start: today-10d, end: today+10d, ${more} }\n`;

async function importWith(text: string): Promise<void> {
  await writeFile(join(folder, 'gamification.yaml'), text);
  await importTenant(app.platform, allImporters, folder);
}

async function scores() {
  const rows = await app.platform.database.db
    .selectFrom('campaign_participants as p')
    .innerJoin('users as u', 'u.id_user', 'p.id_user')
    .select(['u.key', 'p.points', 'p.notified'])
    .orderBy('u.key')
    .execute();
  return rows.map(({ key, points: has, notified }) => [key, has, notified]);
}

test('counts points from before the portal in the campaign; a second import adds nothing and keeps the notification state', async () => {
  const text =
    points +
    earned('carla: today-3d 09:00, eva: today-30d 09:00') +
    campaign('notifies: false, participants: [carla, eva]');
  await importWith(text);
  expect(await scores()).toEqual([
    ['carla', 10, true],
    ['eva', 0, true],
  ]);
  await importWith(text);
  expect(await scores()).toEqual([
    ['carla', 10, true],
    ['eva', 0, true],
  ]);
  await importWith(
    text.replace('notifies: false, ', 'events: [content-completed], ').replace('[carla, eva]', '[carla, diego]'),
  );
  expect(await scores()).toEqual([
    ['carla', 10, true],
    ['diego', 0, false],
  ]);
  // A campaign that a later file omits is counted, too.
  await importWith(points + earned('diego: today-2d 09:00'));
  expect(await scores()).toEqual([
    ['carla', 10, true],
    ['diego', 10, false],
  ]);
}, 60_000);

test("puts only trainings that the person may see on the path, and returns the campaigns of a content's trainings [B7.1-20] [B7.2-23]", async () => {
  await importWith(points + campaign('path: [higienizacao, acolhimento], participants: [carla]'));
  const { db } = app.platform.database;
  const tenant = await app.platform.tenants.resolve('localhost', 'horizonte');
  if (!tenant) throw new Error('it was imported');
  const person = async (key: string) => {
    const { id_user } = await db
      .selectFrom('users')
      .select('id_user')
      .where('id_app', '=', tenant.idApp)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const from = { address: '127.0.0.1', agent: 'test' };
    return {
      token: await withTenant(db, tenant.idApp, (own) =>
        sessions(own, tenant, app.platform.tokens).start(id_user, app.clock.now(), from),
      ),
    };
  };
  const [carla, diego] = [await person('carla'), await person('diego')];
  const [found] = (await app.ok(listCampaigns, { query: {} }, { as: carla, at: tenant })).campaigns;
  if (!found) throw new Error('there is one');
  const params = { id: found.idgamification_campaign };
  const { data } = await app.ok(listCampaignPath, { params }, { as: carla, at: tenant });
  expect(data.map(({ nodeCode, hasCampaign }) => [nodeCode, hasCampaign])).toEqual([
    ['higienizacao', 1],
    ['acolhimento', 1],
  ]);
  expect(
    (await app.ok(getCatalog, { params: { id: 'higienizacao' }, query: {} }, { as: diego, at: tenant })).hasCampaign,
  ).toBe(0);
  expect(
    (await app.ok(getCatalog, { params: { id: 'prontuario' }, query: {} }, { as: carla, at: tenant })).hasCampaign,
  ).toBe(0);
  await app.refused(listCampaignPath, { params }, 404, { as: diego, at: tenant });
  await app.refused(listCampaignPath, { params }, 404, { as: app.user });

  const contents = await db
    .selectFrom('content_items')
    .select(['id_content_item', 'key'])
    .where('id_app', '=', tenant.idApp)
    .execute();
  const idOf = (key: string) => contents.find((content) => content.key === key)?.id_content_item ?? 0;
  const inCampaigns = async (key: string, as: { token: string }) =>
    (await app.ok(listCampaignsByContent, { params: { idElement: idOf(key) } }, { as, at: tenant })).campaigns.map(
      ({ name }) => name,
    );
  expect(await inCampaigns('higienizacao-passos', carla)).toEqual(['Cuidado']);
  expect(await inCampaigns('higienizacao-passos', diego)).toEqual([]);
  expect(await inCampaigns('acolhimento-recepcao', carla)).toEqual(['Cuidado']);
  await importWith(points + campaign('path: [higienizacao], participants: [carla]'));
  expect(await inCampaigns('acolhimento-recepcao', carla)).toEqual([]);
}, 60_000);

test('reports faults with file, line and field', async () => {
  const lines = async (text: string) =>
    importWith(text).then(
      () => [],
      (error: unknown) => (error instanceof ImportRefused ? error.faults.map(faultLine) : Promise.reject(error)),
    );
  expect(await lines(points + campaign('participants: [carla, carla, ninguem]'))).toEqual([
    expect.stringContaining("A pessoa 'carla' está duas vezes na campanha."),
    expect.stringContaining('ninguem'),
  ]);
  expect(await lines(points + campaign('events: [product-bought], path: [nada], participants: []'))).toEqual([
    expect.stringContaining("'product-bought' não dá pontos neste arquivo."),
    expect.stringContaining('nada'),
  ]);
  expect(await lines(points + earned('carla: ontem'))).toEqual([expect.stringContaining('Data inválida')]);
  // Points with a future date would appear in rankings that have not begun.
  expect(await lines(points + earned('carla: today-1d, eva: today+1d'))).toEqual([
    "gamification.yaml:5 earned[0].people.eva: 'today+1d' está no futuro: só conta o que já foi conquistado.",
  ]);
}, 60_000);

test('counts points that a person earns while an import adds them to a campaign', async () => {
  const { db } = app.platform.database;
  await importWith(points + campaign('participants: []'));
  const { id_user, id_app } = await db
    .selectFrom('users')
    .select(['id_user', 'id_app'])
    .where('key', '=', 'eva')
    .executeTakeFirstOrThrow();
  const earning = { idUser: id_user, event: 'content-completed', once: 'meanwhile', now: app.clock.now() } as const;
  let imported: Promise<void> | undefined;
  await withTenant(db, id_app, async (own) => {
    expect((await awardPoints(own, earning)).earnPoints).toBe(10);
    imported = importWith(points + campaign('participants: [eva]'));
    // Longer than an import that doesn't wait. With the embedded database, the import waits for its turn.
    await Promise.race([imported, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });
  await imported;
  expect(await scores()).toEqual([['eva', 10, false]]);
}, 60_000);
