import { MAX_SAVED_VIEWS, listSavedViews, saveView, viewedLists } from '@shared-kit/contracts/admin';
import type { TestUser } from '../../test/index.ts';
import { actsOf, app, makeHolder, startAdministration, training } from './test/administration.fixtures.ts';

startAdministration();

const params = { list: 'people' as const };
const views = async (as: TestUser, at = app.tenant) => (await app.ok(listSavedViews, { params }, { as, at })).views;
const save = (as: TestUser, name: string, query: string | null) =>
  app.call(saveView, { params, body: { name, query } }, { as });

test('a view is saved under its name, replaced by the same name, and deleted', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  expect(await views(hr)).toEqual([]);
  await save(hr, 'Nunca entraram', 'acesso=never');
  await save(hr, 'Atrás', 'departamento=Opera%C3%A7%C3%B5es&ordem=department');
  await save(hr, 'Nunca entraram', 'acesso=never&sentido=desc');
  expect(await views(hr)).toEqual([
    { name: 'Atrás', query: 'departamento=Opera%C3%A7%C3%B5es&ordem=department' },
    { name: 'Nunca entraram', query: 'acesso=never&sentido=desc' },
  ]);
  expect((await save(hr, 'Atrás', null)).status).toBe(200);
  expect((await views(hr)).map(({ name }) => name)).toEqual(['Nunca entraram']);
  expect((await actsOf(hr)).map(({ changes }) => changes)).toEqual([
    [{ field: 'savedView', before: '', after: 'Nunca entraram' }],
    [{ field: 'savedView', before: '', after: 'Atrás' }],
    [{ field: 'savedView', before: 'Nunca entraram', after: 'Nunca entraram' }],
    [{ field: 'savedView', before: 'Atrás', after: '' }],
  ]);
});

test('a person cannot see, replace or delete the views of another person', async () => {
  const [one, two] = [await makeHolder('hr', { kind: 'all' }), await makeHolder('hr', { kind: 'all' })];
  await save(one, 'Minha', 'busca=ana');
  expect(await views(two)).toEqual([]);
  expect((await save(two, 'Minha', null)).status).toBe(404);
  await save(two, 'Minha', 'busca=bia');
  expect(await views(one)).toEqual([{ name: 'Minha', query: 'busca=ana' }]);
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  expect(await views(stranger, app.otherTenant)).toEqual([]);
});

test('each list has its own views, also for a role that reads no people', async () => {
  const author = await makeHolder('author', { kind: 'trainings', trainings: [training.livre] });
  for (const list of viewedLists)
    await app.ok(saveView, { params: { list }, body: { name: 'Minha', query: `busca=${list}` } }, { as: author });
  for (const list of viewedLists)
    expect((await app.ok(listSavedViews, { params: { list } }, { as: author })).views).toEqual([
      { name: 'Minha', query: `busca=${list}` },
    ]);
  const learner = await app.makeUser();
  await app.refused(listSavedViews, { params }, 403, { as: learner });
});

test('two tabs that save at once stay within the limit', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  for (let count = 1; count < MAX_SAVED_VIEWS; count += 1) await save(hr, `Visão ${count}`, 'busca=a');
  const replies = await Promise.all(['x', 'y'].map((name) => save(hr, name, 'busca=b')));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await save(hr, 'Visão 1', 'busca=c')).status).toBe(200);
});

test.each([
  ['no name', { name: '  ', query: 'busca=a' }],
  ['a name of two lines', { name: 'a\nb', query: 'busca=a' }],
  ['a query that is no part of an address', { name: 'a', query: 'busca=<script>' }],
])('refuses %s', async (_, body) => {
  const hr = await makeHolder('hr', { kind: 'all' });
  expect((await app.call(saveView, { params, body }, { as: hr })).status).toBe(400);
});
