import { adminEndpoints, answerAdminRequests } from '@shared-kit/contracts/admin';
import { fileReply } from '@shared-kit/contracts/core';
import { actsOf, app, inTenant, makeHolder, requestSeat, startAdministration } from './test/administration.fixtures.ts';
import { sampleOf } from './test/samples.fixtures.ts';
import { makeTarget } from './test/target.fixtures.ts';

/** Every changing endpoint of the contracts is called; none may end without exactly one entry in the log. */

startAdministration();

const changing = adminEndpoints.filter(({ method }) => method !== 'GET');

test.each(changing.map((endpoint) => [endpoint.id, endpoint] as const))('%s writes one entry', async (id, endpoint) => {
  const actor = await makeHolder('owner', { kind: 'all' });
  const target = await makeTarget('auditoria');
  const reply = await app.call(endpoint as never, (await sampleOf(endpoint).input(target)) as never, { as: actor });
  expect([reply.status, endpoint.reply === fileReply || reply.body]).toMatchObject([
    200,
    endpoint.reply === fileReply || { success: true },
  ]);
  const acts = await actsOf(actor);
  expect(acts).toMatchObject([{ act: id, actor_name: actor.name, request_id: reply.headers['x-request-id'] }]);
});

test('a refused call writes no entry', async () => {
  const actor = await makeHolder('owner', { kind: 'all' });
  for (const endpoint of changing.filter(({ path }) => path.includes('/:idPerson'))) {
    const target = await makeTarget('auditoria');
    const sample = (await sampleOf(endpoint).input(target)) as { params?: object };
    const input = { ...sample, params: { ...sample.params, idPerson: 999_999, grant: 'administrator' } };
    expect([endpoint.id, (await app.call(endpoint as never, input as never, { as: actor })).status]).toEqual([
      endpoint.id,
      404,
    ]);
  }
  expect(await actsOf(actor)).toEqual([]);
});

test('reading writes no entry', async () => {
  const actor = await makeHolder('owner', { kind: 'all' });
  const target = await makeTarget('auditoria');
  for (const endpoint of adminEndpoints.filter(({ method }) => method === 'GET'))
    await app.call(endpoint as never, (await sampleOf(endpoint).input(target)) as never, { as: actor });
  expect(await actsOf(actor)).toEqual([]);
});

test('each answered request has its entry, and a refused one has none', async () => {
  const actor = await makeHolder('owner', { kind: 'all' });
  const ids = [await requestSeat(await app.makeUser()), await requestSeat(await app.makeUser()), 999_999];
  const { results } = await app.ok(answerAdminRequests, { body: { decision: 'APPROVED', ids } }, { as: actor });
  expect(results.map(({ message }) => message === '')).toEqual([true, true, false]);
  expect((await actsOf(actor)).map(({ id_subject }) => id_subject)).toEqual(ids.slice(0, 2));
});

test('the role of requests can neither change nor delete an entry', async () => {
  const actor = await makeHolder('owner', { kind: 'all' });
  await expect(inTenant((db) => db.deleteFrom('audit_acts').execute())).rejects.toThrow(/permission denied/);
  await expect(
    inTenant((db) =>
      db
        .updateTable('audit_acts')
        .set({ reason: 'outro' } as never)
        .execute(),
    ),
  ).rejects.toThrow(/permission denied/);
  expect(await actsOf(actor)).toEqual([]);
});
