import { adminEndpoints, answerAdminRequests, readPerson } from '@shared-kit/contracts/admin';
import { fileReply } from '@shared-kit/contracts/core';
import {
  actsOf,
  app,
  enrolIn,
  inTenant,
  makeClass,
  makeGroup,
  makeHolder,
  makeRule,
  owner,
  requestSeat,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import { makeAnnouncement, sayInChat, sendCourse, sendWaitingUpload, writeComment } from './test/community.fixtures.ts';
import { makeImports } from './test/people-import.fixtures.ts';
import { makeOpenedScorm } from './test/scorm.fixtures.ts';
import { sampleOf } from './test/samples.fixtures.ts';
import type { Target } from './test/sample.types.ts';

/** Every changing endpoint of the contracts is called; none may end without exactly one entry in the log. */

startAdministration();

let count = 0;

async function makeTarget(): Promise<Target> {
  count += 1;
  const user = await app.makeUser(app.tenant, { admin: 2, department: 'Auditoria' });
  const { person } = await app.ok(readPerson, { params: { idPerson: user.idUser } }, { as: owner });
  const other = await app.makeUser();
  return {
    user,
    version: person.version,
    idGroup: await makeGroup(`auditoria ${count}`),
    idRequest: await requestSeat(other),
    idEnrolment: await enrolIn(user, training.livre),
    idScorm: await makeOpenedScorm(user),
    idRule: await makeRule(`auditoria ${count}`),
    idComment: await writeComment(other, training.livre),
    course: await sendCourse(other),
    message: await sayInChat(other),
    upload: await sendWaitingUpload(other),
    class: await makeClass('livre'),
    department: 'Auditoria',
    idLeader: null,
    unique: `auditoria-${count}`,
    idAnnouncement: await makeAnnouncement(owner),
    ...(await makeImports(owner)),
  };
}

const changing = adminEndpoints.filter(({ method }) => method !== 'GET');

test.each(changing.map((endpoint) => [endpoint.id, endpoint] as const))('%s writes one entry', async (id, endpoint) => {
  const actor = await makeHolder('owner', { kind: 'all' });
  const target = await makeTarget();
  const reply = await app.call(endpoint as never, sampleOf(endpoint).input(target) as never, { as: actor });
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
    const target = await makeTarget();
    const input = { ...sampleOf(endpoint).input(target), params: { idPerson: 999_999, grant: 'administrator' } };
    expect([endpoint.id, (await app.call(endpoint as never, input as never, { as: actor })).status]).toEqual([
      endpoint.id,
      404,
    ]);
  }
  expect(await actsOf(actor)).toEqual([]);
});

test('reading writes no entry', async () => {
  const actor = await makeHolder('owner', { kind: 'all' });
  const target = await makeTarget();
  for (const endpoint of adminEndpoints.filter(({ method }) => method === 'GET'))
    await app.call(endpoint as never, sampleOf(endpoint).input(target) as never, { as: actor });
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
