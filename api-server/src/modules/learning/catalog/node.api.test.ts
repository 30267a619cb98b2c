import { getNode } from '@shared-kit/contracts/learning';
import type { TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import { app, as, startCatalogApp } from '../test/catalog.fixtures.ts';

startCatalogApp();

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
