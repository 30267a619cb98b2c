import { getCatalog, listCatalogNodes } from '@shared-kit/contracts/learning';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await importLearning(app, {
    catalog: {
      home: { title: 'Início', blocks: [] },
      catalogs: [
        { code: 'normas', title: 'Normas' },
        ...[1, 2, 3].map((number) => ({ code: `area-${number}`, title: `Área ${number}`, parent: 'normas' })),
      ],
    },
    trainings: Array.from({ length: 25 }, (_, index) => ({
      code: `treinamento-${index}`,
      title: `Treinamento ${index}`,
      catalog: 'normas',
      order: index,
    })),
  });
});
afterAll(() => app.close());

test('holds all catalogs and the first 20 trainings of a catalog; the list of its nodes has the others', async () => {
  const { childNodes } = await app.ok(getCatalog, { params: { id: 'normas' }, query: {} }, { as: app.user });
  const titles = childNodes.map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith('Área'))).toEqual(['Área 1', 'Área 2', 'Área 3']);
  expect(titles.filter((title) => title.startsWith('Treinamento'))).toEqual(
    Array.from({ length: 20 }, (_, index) => `Treinamento ${index}`),
  );
  const rest = await app.ok(
    listCatalogNodes,
    { params: { nodeCode: 'normas' }, query: { offset: 20, limit: 10 } },
    { as: app.user },
  );
  expect(rest.totalRecords).toBe(25);
  expect(rest.data.map(({ title }) => title)).toEqual([20, 21, 22, 23, 24].map((index) => `Treinamento ${index}`));
});
