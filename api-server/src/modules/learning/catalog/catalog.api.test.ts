import { getCatalog, listAvailableTags, listCatalogNodes, listTeams } from '@shared-kit/contracts/learning';
import { app, as, startCatalogApp } from '../test/catalog.fixtures.ts';

startCatalogApp();

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
