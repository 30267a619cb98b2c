import { findContent } from '@shared-kit/contracts/content';
import {
  createContentEnrollment,
  createEnrollment,
  createNodeEnrollment,
  getCardList,
  getEnrollment,
  getEnrollmentTree,
  getNode,
  listEquivalences,
  recordContentShare,
} from '@shared-kit/contracts/learning';
import type { EnrollmentTreeNode } from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { userPoints } from '../../gamification/index.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

let app: TestApp;
let ids: ImportedIds;

const oneItem = (content: string) => [{ type: 'List', elements: [{ content }] }];

beforeAll(async () => {
  app = await startTestApp();
  ids = await importLearning(app, {
    catalog: {
      home: {
        title: 'Início',
        blocks: [
          {
            type: 'Carrousel',
            title: 'Para você',
            elements: [{ node: 'nr-10' }, { node: 'reciclagem' }, { content: 'video-livre' }],
          },
        ],
      },
      catalogs: [
        { code: 'catalogo', title: 'Catálogo' },
        { code: 'seguranca', title: 'Segurança', parent: 'catalogo' },
        { code: 'cofre', title: 'Cofre', departments: ['Jurídico'], blocks: oneItem('video-secreto') },
      ],
    },
    trainings: [
      { code: 'nr-10', catalog: 'seguranca', title: 'NR-10', selfEnrollment: true, blocks: oneItem('video-nr10') },
      {
        code: 'reciclagem',
        catalog: 'seguranca',
        title: 'Reciclagem da NR-10',
        selfEnrollment: true,
        equivalentTo: ['nr-10', 'externo', 'sigiloso'],
        blocks: oneItem('video-reciclagem'),
      },
      {
        code: 'externo',
        catalog: 'catalogo',
        title: 'NR-10 em outra empresa',
        selfEnrollment: true,
        order: 9,
        blocks: oneItem('video-externo'),
      },
      { code: 'sigiloso', catalog: 'catalogo', title: 'Sigiloso', departments: ['Jurídico'] },
      {
        code: 'trilha',
        catalog: 'catalogo',
        title: 'Trilha do eletricista',
        selfEnrollment: true,
        blocks: [
          {
            type: 'List',
            sequential: true,
            elements: [
              { node: 'trilha-nr10', mandatory: true },
              { content: 'video-trilha', mandatory: true },
            ],
          },
        ],
        levels: [
          {
            code: 'trilha-nr10',
            title: 'Eletricidade',
            equivalentTo: ['nr-10'],
            blocks: oneItem('video-eletricidade'),
          },
        ],
      },
      {
        code: 'terceira',
        catalog: 'catalogo',
        title: 'Terceira',
        selfEnrollment: true,
        equivalentTo: ['reciclagem'],
        blocks: oneItem('video-terceira'),
      },
      {
        code: 'so-niveis',
        catalog: 'catalogo',
        title: 'Só níveis',
        selfEnrollment: true,
        equivalentTo: ['nr-10'],
        blocks: [{ type: 'List', elements: [{ node: 'nivel-nr10' }] }],
        levels: [
          { code: 'nivel-nr10', title: 'Eletricidade', equivalentTo: ['nr-10'], blocks: oneItem('video-nivel') },
        ],
      },
      {
        code: 'um-nivel',
        catalog: 'catalogo',
        title: 'Um nível',
        blocks: [{ type: 'List', elements: [{ node: 'unico-nr10' }] }],
        levels: [
          { code: 'unico-nr10', title: 'Eletricidade', equivalentTo: ['nr-10'], blocks: oneItem('video-unico') },
        ],
        classes: [{ key: 'que-fecha', name: 'Fecha com a conclusão', accessAfterCompletion: false }],
      },
      {
        code: 'do-cofre',
        catalog: 'cofre',
        title: 'Aberto no cofre',
        selfEnrollment: true,
        blocks: oneItem('video-do-cofre'),
      },
      {
        code: 'rascunho',
        catalog: 'catalogo',
        title: 'Rascunho',
        selfEnrollment: true,
        blocks: oneItem('video-rascunho'),
      },
    ],
  });
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db
      .insertInto('points_rules')
      .values({ event: 'training-completed', name: 'Concluir um treinamento', points: 7 })
      .execute(),
  );
  await importLearning(
    app,
    {
      catalog: {
        home: { title: 'Outra', blocks: [] },
        catalogs: [{ code: 'de-outros', title: 'De outros', blocks: oneItem('video-de-outros') }],
      },
    },
    {},
    app.otherTenant,
  );
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

async function enrolled(user: TestUser, nodeCode: string, idTeam: number | null = null): Promise<number> {
  const { idEnrollment } = await app.ok(
    createEnrollment,
    { body: { nodeCode, idUser: user.idUser, idTeam } },
    { as: user },
  );
  await app.ok(createNodeEnrollment, { body: { idUser: user.idUser, idEnrollment, nodeCode } }, { as: user });
  return idEnrollment;
}

function of(user: TestUser, idEnrollment: number) {
  return app.ok(getEnrollment, { params: { idUser: user.idUser, idEnrollment } }, { as: user });
}

async function watch(user: TestUser, idEnrollment: number, content: string, level?: string) {
  const idNode =
    level === undefined
      ? undefined
      : await app.ok(
          createNodeEnrollment,
          { body: { idUser: user.idUser, idEnrollment, nodeCode: level } },
          { as: user },
        );
  const nodeEnrollment = idNode
    ? { idNodeEnrollment: idNode.data.newId }
    : (await of(user, idEnrollment)).nodeEnrollment;
  const body = {
    idUser: user.idUser,
    idEnrollment,
    idNodeEnrollment: nodeEnrollment?.idNodeEnrollment ?? 0,
    idContentItem: ids.content(content),
    progress: 100,
    status: 'COMPLETED' as const,
    grade: 0,
  };
  return app.ok(createContentEnrollment, { body }, { as: user });
}

describe('equivalent pages', () => {
  test('equivalent pages are listed with their titles and whether the person has done them, without those of other departments [B7.1-07]', async () => {
    const user = await app.makeUser();
    const list = async () => (await app.ok(listEquivalences, { params: { id: 'reciclagem' } }, { as: user })).result;
    expect(await list()).toEqual([
      { origin: { nodeCode: 'nr-10', title: 'NR-10', image: '' }, done: 0 },
      { origin: { nodeCode: 'externo', title: 'NR-10 em outra empresa', image: '' }, done: 0 },
    ]);
    await watch(user, await enrolled(user, 'nr-10'), 'video-nr10');
    expect((await list()).map(({ done }) => done)).toEqual([1, 0]);
    expect((await app.ok(listEquivalences, { params: { id: 'nr-10' } }, { as: user })).result).toEqual([]);
  });

  test('answer 404 for unknown, foreign and restricted pages, and require a session', async () => {
    const user = await app.makeUser();
    for (const id of ['nada', 'de-outros', 'sigiloso'])
      await app.refused(listEquivalences, { params: { id } }, 404, { as: user });
    await app.refused(listEquivalences, { params: { id: 'reciclagem' } }, 401);
  });

  test('equivalent pages are announced on the page', async () => {
    const user = await app.makeUser();
    expect(await app.ok(getNode, { params: { id: 'reciclagem' } }, { as: user })).toMatchObject({ hasEquivalences: 1 });
    expect(await app.ok(getNode, { params: { id: 'nr-10' } }, { as: user })).toMatchObject({ hasEquivalences: 0 });
  });

  test("count at once in the person's other trainings and unlock the next elements [B7.1-08]", async () => {
    const user = await app.makeUser();
    const whole = await enrolled(user, 'reciclagem');
    const path = await enrolled(user, 'trilha');
    expect((await of(user, path)).node.blocks[0]?.elements[1]?.data.lock).toMatchObject({ reason: 'SEQUENCE' });
    await watch(user, await enrolled(user, 'nr-10'), 'video-nr10');
    expect(await of(user, whole)).toMatchObject({
      enrollment: { status: 'EQUIVALENCY', progress: 100 },
      nodeEnrollment: { status: 'EQUIVALENCY', equivalentNodeCode: 'nr-10' },
    });
    const after = await of(user, path);
    expect(after.enrollment).toMatchObject({ status: 'IN_PROGRESS', progress: 50 });
    expect(after.node.blocks[0]?.elements.map(({ data }) => [data.progressStatus, data.lock])).toEqual([
      ['EQUIVALENCY', null],
      ['NOT_ATTEMPTED', null],
    ]);
  });

  test('count from the first opening when done before, for this person only', async () => {
    const [user, other] = [await app.makeUser(), await app.makeUser()];
    await watch(user, await enrolled(user, 'nr-10'), 'video-nr10');
    expect((await of(user, await enrolled(user, 'reciclagem'))).enrollment.status).toBe('EQUIVALENCY');
    expect((await of(other, await enrolled(other, 'reciclagem'))).enrollment.status).toBe('NOT_ATTEMPTED');
  });

  test('equivalent pages can also be completed here, which finishes them from that moment and earns points [B4.1-10] [B6-08]', async () => {
    app.clock.set(new Date());
    const user = await app.makeUser();
    const whole = await enrolled(user, 'reciclagem');
    const third = await enrolled(user, 'terceira');
    await watch(user, await enrolled(user, 'nr-10'), 'video-nr10');
    const before = await of(user, whole);
    app.clock.advance(60_000);
    expect(await watch(user, whole, 'video-reciclagem')).toMatchObject({
      enrollmentStatus: 'COMPLETED',
      enrollmentProgress: 100,
      points: { earnPoints: 7 },
    });
    const { enrollment, nodeEnrollment } = await of(user, whole);
    expect(nodeEnrollment).toMatchObject({ status: 'COMPLETED', progress: 100, equivalentNodeCode: null });
    expect(Date.parse(enrollment.finishDate ?? '')).toBe(Date.parse(before.enrollment.finishDate ?? '') + 60_000);
    // It counts elsewhere now that it was really done.
    expect((await of(user, third)).enrollment.status).toBe('EQUIVALENCY');
    expect((await watch(user, whole, 'video-reciclagem')).points).toMatchObject({ earnPoints: 0 });
  });

  test('complete a training by equivalence when all its parts were done elsewhere, without points, and leave it open', async () => {
    const user = await app.makeUser();
    const [levels, one] = [await enrolled(user, 'so-niveis'), await enrolled(user, 'um-nivel', ids.team('que-fecha'))];
    const before = await pointsOf(user);
    await watch(user, await enrolled(user, 'nr-10'), 'video-nr10');
    expect((await of(user, levels)).enrollment).toMatchObject({ status: 'EQUIVALENCY', progress: 100 });
    expect((await of(user, one)).enrollment).toMatchObject({ status: 'EQUIVALENCY', progress: 100 });
    // The points of the training that was done, and no others.
    expect((await pointsOf(user)) - before).toBe(7);
    expect(await watch(user, one, 'video-unico', 'unico-nr10')).toMatchObject({
      enrollmentStatus: 'COMPLETED',
      points: { earnPoints: 7 },
    });
    expect((await of(user, one)).node.lock).toMatchObject({ reason: 'COMPLETED' });
  });

  test('do not count further when they are only credited by equivalence', async () => {
    const user = await app.makeUser();
    const third = await enrolled(user, 'terceira');
    await watch(user, await enrolled(user, 'nr-10'), 'video-nr10');
    await enrolled(user, 'reciclagem');
    expect((await of(user, third)).enrollment.status).toBe('NOT_ATTEMPTED');
  });
});

describe('enrolment tree', () => {
  test("lists the person's trainings below their catalogs, with the newest enrolment of each [B7.1-03]", async () => {
    const user = await app.makeUser();
    expect(await app.ok(getEnrollmentTree, {}, { as: user })).toEqual({ nodeTree: [] });
    const nr10 = await enrolled(user, 'nr-10');
    const external = await enrolled(user, 'externo');
    const { nodeTree } = await app.ok(getEnrollmentTree, {}, { as: user });
    const [home] = nodeTree;
    expect(nodeTree).toHaveLength(1);
    expect(home).toMatchObject({ nodeCode: 'home', nodeType: 'ORGANIZATION', enrollment: null });
    expect(home?.childNodes).toMatchObject([
      {
        nodeCode: 'catalogo',
        childNodes: [
          {
            nodeCode: 'seguranca',
            childNodes: [
              { nodeCode: 'nr-10', nodeType: 'LEARNING', enrollment: { idEnrollment: nr10 }, childNodes: [] },
            ],
          },
          { nodeCode: 'externo', enrollment: { idEnrollment: external, status: 'NOT_ATTEMPTED', progress: 0 } },
        ],
      },
    ]);
    await app.refused(getEnrollmentTree, {}, 401);
  });

  test('hides a restricted catalog and moves its open children to the next one above', async () => {
    const namesFor = async (department: string) => {
      const user = await app.makeUser(app.tenant, { department });
      await enrolled(user, 'do-cofre');
      const names = (nodes: EnrollmentTreeNode[]): unknown[] =>
        nodes.map(({ title, childNodes }) => [title, names(childNodes)]);
      return names((await app.ok(getEnrollmentTree, {}, { as: user })).nodeTree);
    };
    expect(await namesFor('Vendas')).toEqual([['Início', [['Aberto no cofre', []]]]]);
    expect(await namesFor('Jurídico')).toEqual([['Início', [['Cofre', [['Aberto no cofre', []]]]]]]);
  });

  test('omits unpublished nodes, even for their learners [B6-11]', async () => {
    const user = await app.makeUser();
    await enrolled(user, 'rascunho');
    await setStatus('rascunho', 'DRAFT');
    expect(await app.ok(getEnrollmentTree, {}, { as: user })).toEqual({ nodeTree: [] });
    await setStatus('rascunho', 'PUBLISHED');
    expect((await app.ok(getEnrollmentTree, {}, { as: user })).nodeTree).toHaveLength(1);
  });
});

function pointsOf({ idUser }: TestUser): Promise<number> {
  return withTenant(app.platform.database.db, app.tenant.idApp, (db) => userPoints(db, idUser));
}

async function setStatus(code: string, status: 'DRAFT' | 'PUBLISHED'): Promise<void> {
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db.updateTable('nodes').set({ status }).where('node_code', '=', code).execute(),
  );
}

async function blockOf(code: string, idApp = app.tenant.idApp): Promise<number> {
  const row = await withTenant(app.platform.database.db, idApp, (db) =>
    db
      .selectFrom('node_blocks as b')
      .innerJoin('nodes as n', 'n.id_node', 'b.id_node')
      .select('b.id_block')
      .where('n.node_code', '=', code)
      .executeTakeFirstOrThrow(),
  );
  return row.id_block;
}

test('returns a card list as one block of an open page, and 404 for those of trainings, other departments and other tenants', async () => {
  const user = await app.makeUser();
  const id = await blockOf('home');
  const list = await app.ok(getCardList, { params: { id } }, { as: user });
  expect(list).toMatchObject({ nodeCode: 'home', isHome: 1, block: { idBlock: id, title: 'Para você' } });
  expect(list.block.elements.map(({ data }) => data.title)).toEqual(['NR-10', 'Reciclagem da NR-10', 'video-livre']);
  for (const hidden of [
    await blockOf('nr-10'),
    await blockOf('cofre'),
    await blockOf('de-outros', app.otherTenant.idApp),
    999_999,
  ]) {
    await app.refused(getCardList, { params: { id: hidden } }, 404, { as: user });
  }
  const lawyer = await app.makeUser(app.tenant, { department: 'Jurídico' });
  await app.ok(getCardList, { params: { id: await blockOf('cofre') } }, { as: lawyer });
});

describe('sharing', () => {
  async function makeShareable(content: string): Promise<void> {
    await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db
        .updateTable('content_items')
        .set({ shareable: true })
        .where('id_content_item', '=', ids.content(content))
        .execute(),
    );
  }

  test('opens a shareable link for everybody in the tenant, and another one for nobody else [B4.3-25]', async () => {
    const user = await app.makeUser();
    const params = { id: ids.content('video-trilha') };
    await app.refused(findContent, { params }, 404, { as: user });
    await makeShareable('video-trilha');
    expect((await app.ok(findContent, { params }, { as: user })).content[0]).toMatchObject({ shareable: true });
  });

  test('counts share requests and copied links of the caller, for shareable contents only [B7.2-16] [B7.2-17]', async () => {
    const [user, other] = [await app.makeUser(), await app.makeUser()];
    await makeShareable('video-externo');
    const body = { idUser: user.idUser, idContent: ids.content('video-externo') };
    for (const event of ['content/share/click', 'content/share/copy', 'content/share/copy'] as const) {
      expect(await app.ok(recordContentShare, { body: { ...body, event } }, { as: user })).toEqual({ success: true });
    }
    const rows = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db
        .selectFrom('content_shares')
        .select(['event', 'times'])
        .where('id_content_item', '=', body.idContent)
        .orderBy('event')
        .execute(),
    );
    expect(rows).toEqual([
      { event: 'content/share/click', times: 1 },
      { event: 'content/share/copy', times: 2 },
    ]);
    const event = 'content/share/copy' as const;
    await app.refused(recordContentShare, { body: { ...body, event } }, 404, { as: other });
    await app.refused(recordContentShare, { body: { ...body, event, idContent: ids.content('video-nr10') } }, 404, {
      as: user,
    });
    await app.refused(recordContentShare, { body: { ...body, event } }, 401);
  });
});
