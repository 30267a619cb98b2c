import {
  getCatalog,
  getNode,
  likeElement,
  listAvailableTags,
  listCatalogNodes,
  listTeams,
  unlikeElement,
} from '@shared-kit/contracts/learning';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

let app: TestApp;
let ids: ImportedIds;

beforeAll(async () => {
  app = await startTestApp();
  ids = await importLearning(app, {
    catalog: {
      home: {
        title: 'Início',
        blocks: [
          {
            type: 'MasterBanner',
            parameters: { rotationInterval: 8 },
            elements: [{ image: 'banner.jpg', title: 'Semana da segurança', link: '/catalog/catalogo' }],
          },
          {
            type: 'Carrousel',
            title: 'Para você',
            elements: [{ node: 'nr-10' }, { node: 'juridico' }, { content: 'video-livre' }],
          },
          { type: 'Inventado' },
        ],
      },
      catalogs: [
        { code: 'catalogo', title: 'Catálogo' },
        { code: 'seguranca', title: 'Segurança', shortTitle: 'SEG', parent: 'catalogo' },
        { code: 'fusao', title: 'Fusão em segredo', parent: 'seguranca', departments: ['Jurídico'] },
      ],
    },
    trainings: [
      {
        code: 'nr-10',
        catalog: 'seguranca',
        title: 'NR-10 Básico',
        label: 'Obrigatório',
        workload: '40h',
        tags: ['Segurança', 'Elétrica'],
        order: 1,
        syllabus: '# Conteúdo\n\n- Riscos <script>alert(1)</script>',
        blocks: [{ type: 'List', elements: [{ content: 'video-a' }] }],
        classes: [
          { key: 'nr10-aberta', name: 'Turma aberta', capacity: 10 },
          { key: 'nr10-passada', name: 'Turma encerrada', end: 'today-1d' },
        ],
      },
      { code: 'nr-35', catalog: 'seguranca', title: 'NR-35 Trabalho em altura', tags: ['Segurança'], order: 2 },
      { code: 'lgpd', catalog: 'catalogo', title: 'LGPD na prática', tags: ['Dados'], order: 3, selfEnrollment: true },
      { code: 'escondido', catalog: 'catalogo', title: 'Escondido', tags: ['Oculta'], listed: false },
      { code: 'antigo', catalog: 'catalogo', title: 'Antigo', status: 'ARCHIVED', tags: ['Antiga'] },
      { code: 'juridico', catalog: 'catalogo', title: 'Só do jurídico', departments: ['Jurídico'], order: 4 },
      { code: 'integracao', catalog: 'fusao', title: 'Integração', listed: false },
    ],
  });
  await importLearning(
    app,
    {
      catalog: { home: { title: 'Outra empresa', blocks: [] }, catalogs: [{ code: 'de-outros', title: 'De outros' }] },
    },
    {},
    app.otherTenant,
  );
});
afterAll(() => app.close());

const as = () => ({ as: app.user });

describe('GET /learning/nodes/{id}', () => {
  test('requires a session', async () => {
    expect(await app.refused(getNode, { params: { id: 'nr-10' } }, 401)).toMatchObject({ code: 'session.missing' });
  });

  test("answers 404 for an unknown node and for another tenant's", async () => {
    for (const id of ['nada', 'de-outros', '999999']) await app.refused(getNode, { params: { id } }, 404, as());
  });

  test("returns the home with its blocks for the company's id, and other nodes by their code [B7.1-05] [B7.1-23]", async () => {
    const home = await app.ok(getNode, { params: { id: String(app.tenant.idCompany) } }, as());
    expect(home.title).toBe('Início');
    expect(home.blocks.map((block) => block.blockType)).toEqual(['MasterBanner', 'Carrousel', 'Inventado']);
    expect(home.blocks[0]).toMatchObject({
      parameters: { rotationInterval: 8 },
      elements: [{ elementType: 'IMAGE', data: { title: 'Semana da segurança', link: '/catalog/catalogo' } }],
    });
    expect(home.blocks[1]?.elements.map(({ elementType }) => elementType)).toEqual(['NODE', 'NODE', 'CONTENT']);
    await app.refused(getNode, { params: { id: String(app.tenant.idCompany + 1000) } }, 404, as());
  });

  test('returns a node with its blocks, and each block with its elements and parameters as written [B7.1-06] [B3-02]', async () => {
    const parameters = {
      title: 'Vitrine',
      description: 'Escolha.',
      type: 'a',
      cardFormat: 'square',
      effects: 'b',
      infos: 'c',
      size: 'd',
      marginTop: '8',
      marginBottom: '16',
      rotationInterval: 5,
      nodeCode: 'catalogo',
      depth: 2,
      textSearch: '1',
      tagsFilter: '0',
      displayColumnsElements: 4,
      banner: 'e',
      mediaType: 'f',
      mediaUrl: 'https://imagens.exemplo.com.br/g.webp',
    } as const;
    const block = { type: 'Grid', title: 'Grade', text: 'Um **texto**', parameters, elements: [{ node: 'curso' }] };
    const tenant = await app.makeTenant();
    await importLearning(
      app,
      {
        catalog: {
          home: { title: 'Início', blocks: [] },
          catalogs: [{ code: 'catalogo', title: 'Catálogo', blocks: [block] }],
        },
        trainings: [{ code: 'curso', catalog: 'catalogo', title: 'Curso' }],
      },
      {},
      tenant,
    );
    const visitor = { at: tenant, as: await app.makeUser(tenant) };
    const { blocks } = await app.ok(getNode, { params: { id: 'catalogo' } }, visitor);
    expect(blocks).toMatchObject([
      { blockType: 'Grid', title: 'Grade', parameters, elements: [{ elementType: 'NODE', data: { title: 'Curso' } }] },
    ]);
    expect(blocks[0]?.text).toContain('<strong>texto</strong>');
    expect(blocks[0]?.idBlock).toBeGreaterThan(0);
    expect(blocks[0]?.elements[0]?.idElement).toBeGreaterThan(0);
  });

  test('returns a node card with its flags and the nodes above it [B3-01]', async () => {
    const home = await app.ok(getNode, { params: { id: String(app.tenant.idCompany) } }, as());
    expect(home.blocks[1]?.elements[0]?.data).toMatchObject({
      nodeCode: 'nr-10',
      label: 'Obrigatório',
      workload: '40h',
      nodeType: 'LEARNING',
      status: 'PUBLISHED',
      hasTeamAvailable: 1,
      entryPoint: 1,
      parentType: 'CATALOG',
      parentNodes: [{ title: 'Catálogo' }, { title: 'Segurança', shortTitle: 'SEG' }],
      lock: null,
      enrollment: null,
    });
  });

  test('locks a node of other departments as restricted', async () => {
    const home = await app.ok(getNode, { params: { id: String(app.tenant.idCompany) } }, as());
    expect(home.blocks[1]?.elements[1]?.data).toMatchObject({ hasAccess: 0, lock: { reason: 'RESTRICTED' } });
    const lawyer = await app.makeUser(app.tenant, { department: 'Jurídico' });
    expect(await app.ok(getNode, { params: { id: 'juridico' } }, { as: lawyer })).toMatchObject({
      hasAccess: 1,
      lock: null,
    });
  });

  test('does not name a restricted catalog above an open training', async () => {
    const titles = async (user: TestUser) =>
      (await app.ok(getNode, { params: { id: 'integracao' } }, { as: user })).parentNodes.map(({ title }) => title);
    expect(await titles(app.user)).toEqual(['Catálogo', 'Segurança']);
    expect(await titles(await app.makeUser(app.tenant, { department: 'Jurídico' }))).toEqual([
      'Catálogo',
      'Segurança',
      'Fusão em segredo',
    ]);
  });

  test('shows the cover of a training without an enrolment, not its blocks [B4.4-07]', async () => {
    const node = await app.ok(getNode, { params: { id: 'nr-10' } }, as());
    expect(node.blocks).toEqual([]);
    expect(node.syllabus).toContain('<h2>Conteúdo</h2>');
    expect(node.syllabus).not.toContain('script');
  });
});

describe('GET /learning/catalogs/{id}', () => {
  test("answers 404 for an unknown node, another tenant's, and another person's enrolment [B7.1-02]", async () => {
    for (const id of ['nada', 'de-outros']) await app.refused(getCatalog, { params: { id }, query: {} }, 404, as());
    await app.refused(getCatalog, { params: { id: 'catalogo' }, query: { idEnrollment: 999999 } }, 404, as());
  });

  test('returns the catalog with its direct children [B7.1-01]', async () => {
    const catalog = await app.ok(getCatalog, { params: { id: 'catalogo' }, query: {} }, as());
    expect(catalog.childNodes.map((node) => node.title)).toEqual(['Segurança', 'LGPD na prática', 'Só do jurídico']);
  });
});

describe('GET /learning/catalogs/{nodeCode}/nodes', () => {
  const list = async (query: object) => {
    const { data, totalRecords } = await app.ok(
      listCatalogNodes,
      { params: { nodeCode: 'catalogo' }, query: { depth: 2, ...query } },
      as(),
    );
    return { codes: data.map((card) => card.nodeCode), totalRecords };
  };

  test('rejects a search of more than 25 characters and a page of more than 100', async () => {
    const params = { nodeCode: 'catalogo' };
    await app.refused(listCatalogNodes, { params, query: { searchString: 'x'.repeat(26) } }, 400, as());
    await app.refused(listCatalogNodes, { params, query: { limit: 101 } }, 400, as());
  });

  test("answers 404 for another tenant's catalog", async () => {
    await app.refused(listCatalogNodes, { params: { nodeCode: 'de-outros' }, query: {} }, 404, as());
  });

  test('lists the trainings below to the requested depth, without hidden and archived ones [B7.1-11] [B7.1-12]', async () => {
    expect(await list({ depth: 1 })).toEqual({ codes: ['lgpd', 'juridico'], totalRecords: 2 });
    expect(await list({})).toEqual({ codes: ['nr-10', 'nr-35', 'lgpd', 'juridico'], totalRecords: 4 });
  });

  test('cuts a page out of all matches', async () => {
    expect(await list({ offset: 1, limit: 2 })).toEqual({ codes: ['nr-35', 'lgpd'], totalRecords: 4 });
  });

  test('requires every word and every tag, ignoring case and accents', async () => {
    expect((await list({ searchString: 'basico NR' })).codes).toEqual(['nr-10']);
    expect((await list({ searchString: '100%' })).codes).toEqual([]);
    expect((await list({ tags: 'Segurança' })).codes).toEqual(['nr-10', 'nr-35']);
    expect((await list({ tags: 'Segurança,Elétrica' })).codes).toEqual(['nr-10']);
  });
});

test("GET /learning/tags/available returns the tags of a catalog's trainings [B7.1-13]", async () => {
  expect(await app.ok(listAvailableTags, { query: { nodeCode: 'catalogo' } }, as())).toEqual([
    'Dados',
    'Elétrica',
    'Segurança',
  ]);
  expect(await app.ok(listAvailableTags, { query: { nodeCode: 'seguranca' } }, as())).toEqual([
    'Elétrica',
    'Segurança',
  ]);
  await app.refused(listAvailableTags, { query: { nodeCode: 'de-outros' } }, 404, as());
});

test('GET /learning/teams/ returns the classes of a training, on request only those that have not ended [B7.1-22] [B3-05]', async () => {
  const { teams } = await app.ok(listTeams, { query: { nodeCode: 'nr-10' } }, as());
  expect(teams.map((team) => team.name).toSorted()).toEqual(['Turma aberta', 'Turma encerrada']);
  const available = await app.ok(listTeams, { query: { nodeCode: 'nr-10', onlyAvailable: 'true', limit: 30 } }, as());
  expect(available.teams).toMatchObject([
    {
      name: 'Turma aberta',
      capacity: 10,
      totalVacanciesAvailable: 10,
      needApproval: 0,
      awaitingApproval: 0,
      nodeCode: 'nr-10',
    },
  ]);
  await app.refused(listTeams, { query: { nodeCode: 'de-outros' } }, 404, as());
});

describe('likes', () => {
  test('rejects a like of a training without an enrolment', async () => {
    expect(
      await app.refused(likeElement, { params: { element: 'NODE', id: ids.node('nr-10') } }, 403, as()),
    ).toMatchObject({
      code: 'learning.enrollment-required',
      message: 'Para curtir, é necessário estar matriculado',
    });
    await app.refused(likeElement, { params: { element: 'NODE', id: 999999 } }, 404, as());
    await app.refused(likeElement, { params: { element: 'CONTENT', id: 999999 } }, 404, as());
  });

  test('counts a like once and lets the person take it back [B7.2-14] [B7.2-15] [B3-34]', async () => {
    const params = { element: 'CONTENT', id: ids.content('video-livre') } as const;
    const colleague = await app.makeUser();
    expect(await app.ok(likeElement, { params }, as())).toEqual({ success: true, liked: 1, likes: 1, idNode: null });
    expect(await app.ok(likeElement, { params }, as())).toMatchObject({ liked: 1, likes: 1 });
    expect(await app.ok(likeElement, { params }, { as: colleague })).toMatchObject({ liked: 1, likes: 2 });
    expect(await app.ok(unlikeElement, { params }, as())).toMatchObject({ liked: 0, likes: 1 });
  });
});
