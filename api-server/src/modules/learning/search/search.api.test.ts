import { currentSession } from '@shared-kit/contracts/identity';
import {
  createEnrollment,
  listEnrollmentsInProgress,
  listSideMenu,
  searchLearning,
} from '@shared-kit/contracts/learning';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';

let app: TestApp;
let lawyer: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  lawyer = await app.makeUser(app.tenant, { department: 'Jurídico' });
  const training = { catalog: 'normas', selfEnrollment: true };
  await importLearning(app, {
    catalog: {
      home: {
        title: 'Início',
        blocks: [{ type: 'Carrousel', elements: [{ content: 'seguranca-em-video' }, { content: 'musica' }] }],
      },
      catalogs: [
        { code: 'normas', title: 'Normas regulamentadoras', description: 'Segurança no trabalho' },
        { code: 'eletricas', title: 'Elétricas', parent: 'normas' },
        { code: 'do-juridico', title: 'Só do jurídico', departments: ['Jurídico'] },
        { code: 'vazio', title: 'Vazio' },
      ],
    },
    trainings: [
      {
        ...training,
        code: 'nr-10',
        title: 'Segurança em eletricidade',
        catalog: 'eletricas',
        order: 1,
        levels: [{ code: 'nr-10-segurança'.normalize('NFD').replace(/\p{M}/gu, ''), title: 'Segurança: fundamentos' }],
      },
      { ...training, code: 'nr-35', title: 'Trabalho em altura', description: 'Segurança de quem sobe', order: 2 },
      { ...training, code: 'escondido', title: 'Segurança que não se lista', listed: false },
      { ...training, code: 'antigo', title: 'Segurança antiga', status: 'ARCHIVED' },
      { ...training, code: 'contratos', title: 'Segurança jurídica', departments: ['Jurídico'] },
      { ...training, code: 'dentro', title: 'Segurança de contratos', catalog: 'do-juridico' },
    ],
  });
  await importLearning(
    app,
    {
      catalog: {
        home: { title: 'Outra', blocks: [] },
        catalogs: [{ code: 'de-outros', title: 'Segurança de outros' }],
      },
    },
    {},
    app.otherTenant,
  );
});
afterAll(() => app.close());

const search = (searchString: string, page: { offset?: number; limit?: number } = {}, as = app.user) =>
  app.ok(searchLearning, { query: { searchString, ...page } }, { as });
const titles = async (text: string, as = app.user) =>
  (await search(text, { limit: 50 }, as)).data.map(({ title }) => title);

describe('GET /learning/search', () => {
  test('requires a session and 1 to 300 characters', async () => {
    await app.refused(searchLearning, { query: { searchString: 'nr' } }, 401);
    for (const searchString of ['', '   ', 'x'.repeat(301)])
      await app.refused(searchLearning, { query: { searchString } }, 400, { as: app.user });
    expect(await search('x'.repeat(300))).toEqual({ totalRecords: 0, data: [] });
  });

  test('finds catalogs, trainings and free contents, ignoring case and accents, titles first [B7.1-15]', async () => {
    expect(await titles('SEGURANCA')).toEqual([
      'Segurança em eletricidade',
      'Trabalho em altura',
      'Normas regulamentadoras',
      'seguranca-em-video',
    ]);
    expect(await titles('segurança eletricidade')).toEqual(['Segurança em eletricidade']);
    expect(await titles('nada disso')).toEqual([]);
    expect(await titles('100%')).toEqual([]);
  });

  test('omits restricted and archived items, parts of trainings and those of other tenants', async () => {
    expect(await titles('juridic')).toEqual([]);
    expect((await titles('seguranca', lawyer)).toSorted()).toEqual(
      [
        'Normas regulamentadoras',
        'Segurança de contratos',
        'Segurança em eletricidade',
        'Segurança jurídica',
        'Trabalho em altura',
        'seguranca-em-video',
      ].toSorted(),
    );
  });

  test('finds an unlisted training for its learners', async () => {
    const ana = await app.makeUser();
    expect(await titles('lista', ana)).toEqual([]);
    await app.ok(createEnrollment, { body: { idUser: ana.idUser, nodeCode: 'escondido', idTeam: null } }, { as: ana });
    expect(await titles('lista', ana)).toEqual(['Segurança que não se lista']);
  });

  test('returns five by default; a page may contain the last trainings and the first contents [B9-04]', async () => {
    expect((await search('a', {}, lawyer)).data).toHaveLength(5);
    const whole = await search('seguranca', { limit: 50 });
    const paged = [];
    for (let offset = 0; offset < 6; offset += 3) {
      const page = await search('seguranca', { offset, limit: 3 });
      expect(page.totalRecords).toBe(whole.totalRecords);
      paged.push(...page.data);
    }
    expect(paged.map(({ title }) => title)).toEqual(whole.data.map(({ title }) => title));
  });
});

describe('GET /learning/nodes/side-menu', () => {
  const menu = (nodeCode?: string, as = app.user) =>
    app.ok(listSideMenu, { query: nodeCode === undefined ? {} : { nodeCode } }, { as });

  test("requires a session, and answers 404 for a node that is no catalog, restricted or another tenant's", async () => {
    await app.refused(listSideMenu, { query: {} }, 401);
    for (const nodeCode of ['nada', 'nr-10', 'do-juridico', 'de-outros'])
      await app.refused(listSideMenu, { query: { nodeCode } }, 404, { as: app.user });
  });

  test('returns the top, then the children of a catalog, and marks those that have children [B7.1-04]', async () => {
    const [top] = await menu();
    expect(top?.childNodes).toEqual([
      { nodeCode: 'normas', title: 'Normas regulamentadoras', hasChildNodes: true },
      { nodeCode: 'vazio', title: 'Vazio', hasChildNodes: false },
    ]);
    const [normas] = await menu('normas');
    expect(normas).toMatchObject({ nodeCode: 'normas', title: 'Normas regulamentadoras', hasChildNodes: true });
    expect(normas?.childNodes).toEqual([
      { nodeCode: 'eletricas', title: 'Elétricas', hasChildNodes: true },
      { nodeCode: 'nr-35', title: 'Trabalho em altura', hasChildNodes: false },
    ]);
    expect((await menu(undefined, lawyer))[0]?.childNodes.map(({ nodeCode }) => nodeCode)).toEqual([
      'normas',
      'do-juridico',
      'vazio',
    ]);
  });
});

describe('training flags of the session', () => {
  const flagsOf = async (as: TestUser, at = app.tenant) => (await app.ok(currentSession, {}, { as, at })).flags;

  test('reports contents for a tenant that has some, and courses in progress for a learner', async () => {
    const ana = await app.makeUser();
    expect(await flagsOf(ana)).toEqual([menuFlags.hasCatalog]);
    await app.ok(createEnrollment, { body: { idUser: ana.idUser, nodeCode: 'nr-35', idTeam: null } }, { as: ana });
    expect(await flagsOf(ana)).toEqual([menuFlags.hasCatalog, menuFlags.hasEnrollmentsInProgress]);
    const bare = await app.makeTenant();
    expect(await flagsOf(await app.makeUser(bare), bare)).toEqual([]);
  });

  test('reports no course in progress for a training that is no longer published [B2.3-19]', async () => {
    const ana = await app.makeUser();
    await app.ok(createEnrollment, { body: { idUser: ana.idUser, nodeCode: 'nr-35', idTeam: null } }, { as: ana });
    const inProgress = async () =>
      (await app.ok(listEnrollmentsInProgress, { params: { idUser: ana.idUser } }, { as: ana })).data.map(
        ({ nodeCode }) => nodeCode,
      );
    const publish = (status: 'PUBLISHED' | 'ARCHIVED' | 'DRAFT') =>
      withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
        db.updateTable('nodes').set({ status }).where('node_code', '=', 'nr-35').execute(),
      );
    expect(await inProgress()).toEqual(['nr-35']);
    for (const status of ['ARCHIVED', 'DRAFT'] as const) {
      await publish(status);
      expect(await inProgress()).toEqual([]);
      expect(await flagsOf(ana)).toEqual([menuFlags.hasCatalog]);
    }
    await publish('PUBLISHED');
    expect(await inProgress()).toEqual(['nr-35']);
  });
});
