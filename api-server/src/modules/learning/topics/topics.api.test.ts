import { TOPICS_PAGE_SIZE, listTopics, listUserTopics, saveUserTopics } from '@shared-kit/contracts/learning';
import { expectForeignIdsAre404, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';

let app: TestApp;
const many = Array.from({ length: 12 }, (_, index) => `Tema ${String(index + 1).padStart(2, '0')}`);

beforeAll(async () => {
  app = await startTestApp();
  const catalogs = [{ code: 'catalogo', title: 'Catálogo' }];
  await importLearning(app, {
    catalog: { home: { title: 'Início', blocks: [] }, catalogs },
    trainings: [
      { code: 'nr-10', catalog: 'catalogo', title: 'NR-10', tags: ['Segurança', 'Elétrica', ...many] },
      { code: 'nr-35', catalog: 'catalogo', title: 'NR-35', tags: ['Segurança'] },
      { code: 'escondido', catalog: 'catalogo', title: 'Escondido', tags: ['Oculta'], listed: false },
      { code: 'antigo', catalog: 'catalogo', title: 'Antigo', status: 'ARCHIVED', tags: ['Antiga'] },
    ],
  });
  await importLearning(
    app,
    {
      catalog: { home: { title: 'Outra empresa', blocks: [] }, catalogs: [{ code: 'de-outros', title: 'De outros' }] },
      trainings: [{ code: 'outro', catalog: 'de-outros', title: 'Outro', tags: ['De outros'] }],
    },
    {},
    app.otherTenant,
  );
});
afterAll(() => app.close());

const as = () => ({ as: app.user });
const names = (topics: readonly { tag: string }[]) => topics.map(({ tag }) => tag);
const save = (user: TestUser, tags: string[]) =>
  app.ok(saveUserTopics, { params: { idUser: user.idUser }, body: { tags } }, { as: user });

describe('GET /learning/tags', () => {
  test('requires a session and limits the length of the search [B5-18]', async () => {
    await app.refused(listTopics, { query: {} }, 401);
    await app.ok(listTopics, { query: { searchString: 'x'.repeat(400) } }, as());
    expect(await app.refused(listTopics, { query: { searchString: 'x'.repeat(401) } }, 400, as())).toMatchObject({
      issues: [{ path: 'query.searchString' }],
    });
    await app.refused(listTopics, { query: { offset: -1 } }, 400, as());
  });

  test('returns ten topics per page with the total, in order, each once, and only those of the tenant [B7.1-16] [B9-05]', async () => {
    const first = await app.ok(listTopics, { query: {} }, as());
    expect(first.totalRecords).toBe(14);
    expect(first.result).toHaveLength(TOPICS_PAGE_SIZE);
    expect(names(first.result).slice(0, 2)).toEqual(['Elétrica', 'Segurança']);
    const second = await app.ok(listTopics, { query: { offset: 10, limit: 10 } }, as());
    expect(names([...first.result, ...second.result])).toEqual(['Elétrica', 'Segurança', ...many]);
  });

  test('searches every word at any position, ignoring case and accents', async () => {
    expect(await app.ok(listTopics, { query: { searchString: 'SEGURANCA' } }, as())).toEqual({
      totalRecords: 1,
      result: [{ tag: 'Segurança' }],
    });
    expect((await app.ok(listTopics, { query: { searchString: '12 tema' } }, as())).result).toEqual([
      { tag: 'Tema 12' },
    ]);
    expect(await app.ok(listTopics, { query: { searchString: '%' } }, as())).toEqual({ totalRecords: 0, result: [] });
  });
});

describe('topics of the person', () => {
  test('reject other callers and an invalid id with 401, 404 and 400', async () => {
    const colleague = await app.makeUser();
    await app.refused(listUserTopics, { params: { idUser: app.user.idUser } }, 401);
    await app.refused(listUserTopics, { params: { idUser: 'x' } }, 400, as());
    await app.refused(listUserTopics, { params: { idUser: colleague.idUser } }, 404, as());
    await expectForeignIdsAre404(app, listUserTopics, { params: { idUser: app.otherUser.idUser } });
    const body = { tags: ['Segurança'] };
    await app.refused(saveUserTopics, { params: { idUser: app.user.idUser }, body }, 401);
    await app.refused(saveUserTopics, { params: { idUser: colleague.idUser }, body }, 404, as());
    await expectForeignIdsAre404(app, saveUserTopics, { params: { idUser: app.otherUser.idUser }, body });
  });

  test('reject an unknown topic and save nothing', async () => {
    const user = await app.makeUser();
    const input = (tags: string[]) => ({ params: { idUser: user.idUser }, body: { tags } });
    await app.refused(saveUserTopics, input([' ']), 400, { as: user });
    for (const tag of ['Inventado', 'De outros', 'Oculta']) {
      expect(await app.refused(saveUserTopics, input(['Segurança', tag]), 422, { as: user })).toMatchObject({
        code: 'learning.unknown-topic',
      });
    }
    expect(await app.ok(listUserTopics, { params: { idUser: user.idUser } }, { as: user })).toEqual({ tags: [] });
  });

  test('equal the last saved ones, which the reply returns [B7.1-17] [B7.1-18] [B7.1-19]', async () => {
    const user = await app.makeUser();
    expect(await save(user, ['Segurança', 'Elétrica', 'Segurança'])).toEqual({
      success: true,
      tags: [{ tag: 'Elétrica' }, { tag: 'Segurança' }],
    });
    expect(await app.ok(listUserTopics, { params: { idUser: user.idUser } }, { as: user })).toEqual({
      tags: [{ tag: 'Elétrica' }, { tag: 'Segurança' }],
    });
    await save(user, ['Tema 01']);
    expect((await app.ok(listUserTopics, { params: { idUser: user.idUser } }, { as: user })).tags).toEqual([
      { tag: 'Tema 01' },
    ]);
    expect(await save(user, [])).toEqual({ success: true, tags: [] });
  });
});
