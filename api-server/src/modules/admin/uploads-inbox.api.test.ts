import { randomUUID } from 'node:crypto';
import { answerAdminUploads, listAdminUploads, listUploadSections, setUploadReview } from '@shared-kit/contracts/admin';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { deleteUpload, findUpload, listOwnUploads, listUploads, publishUpload } from '@shared-kit/contracts/content';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import type { TestUser } from '../../test/index.ts';
import { sentFile, sweepUploads } from '../content/test/sent-file.ts';
import {
  actsOf,
  app,
  inTenant,
  makeHolder,
  owner,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import { reviewedSection, sendWaitingUpload } from './test/community.fixtures.ts';

startAdministration();
// Other files send uploads as well, and a page lists only the oldest that wait.
beforeAll(() =>
  inTenant((db) =>
    db.updateTable('user_uploads').set({ review: 'APPROVED' }).where('review', '=', 'WAITING').execute(),
  ),
);

const waiting = async (as: TestUser) => (await app.ok(listAdminUploads, { query: {} }, { as })).uploads;
const answer = (ids: number[], as: TestUser, reason?: string) =>
  app.ok(
    answerAdminUploads,
    { body: reason === undefined ? { decision: 'APPROVED', ids } : { decision: 'REFUSED', ids, reason } },
    { as },
  );
const shown = async (idSection: number, as: TestUser) =>
  (await app.ok(listUploads, { params: { id: idSection }, query: {} }, { as })).data.map((one) => one.idUserUpload);
const own = async (as: TestUser) => (await app.ok(listOwnUploads, {}, { as })).data;
const bell = async (as: TestUser) => (await app.ok(listBellEntries, { query: {} }, { as })).notifications[0];

async function sweepAfter(days: number): Promise<void> {
  app.clock.advance(days * DAY_MS);
  await app.runJobs(sweepUploads);
  app.clock.reset();
}

async function send(as: TestUser, { idUpload = randomUUID(), title = 'Vitrine' } = {}) {
  const form = {
    idSection: await reviewedSection(),
    title,
    description: 'Outubro',
    idUpload,
    fileData: sentFile(),
  };
  return app.ok(publishUpload, { form }, { as });
}

test('an upload waits, is seen by its sender and its moderators only, and appears when it is approved', async () => {
  const [ana, bia] = [await app.makeUser(), await app.makeUser()];
  const { data, isWaiting } = await send(ana, { title: 'Vitrine de Natal' });
  const { idUserUpload: id, idSection } = data;
  expect(isWaiting).toBe(true);
  expect(await shown(idSection, bia)).not.toContain(id);
  await app.refused(findUpload, { params: { id } }, 404, { as: bia });
  await app.refused(deleteUpload, { params: { id } }, 404, { as: bia });
  await app.refused(listAdminUploads, { query: {} }, 403, { as: bia });
  expect(await own(ana)).toMatchObject([{ idUserUpload: id, state: 'RECEIVED', review: 'WAITING' }]);
  const found = (await waiting(owner)).find((one) => one.idUserUpload === id);
  expect(found).toMatchObject({ title: 'Vitrine de Natal', section: 'Vitrines', person: { idPerson: ana.idUser } });
  expect((await app.server.inject({ url: found?.url ?? '', headers: { host: app.tenant.host } })).statusCode).toBe(200);
  await answer([id], owner);
  expect(await shown(idSection, bia)).toContain(id);
  expect(await own(ana)).toMatchObject([{ state: 'PUBLISHED', review: null }]);
  expect(await bell(ana)).toMatchObject({ title: 'Seu envio Vitrine de Natal foi aprovado', isRead: false });
});

test('a refused upload stays with its sender for 30 days with the reason, and cannot be published again', async () => {
  const ana = await app.makeUser();
  const idUpload = randomUUID();
  const { data } = await send(ana, { idUpload });
  await app.refused(answerAdminUploads, { body: { decision: 'REFUSED', ids: [data.idUserUpload], reason: ' ' } }, 400, {
    as: owner,
  });
  await answer([data.idUserUpload], owner, 'Mostra o rosto de um cliente.');
  expect(await bell(ana)).toMatchObject({ text: 'Motivo: Mostra o rosto de um cliente.' });
  expect(await own(ana)).toMatchObject([{ review: 'REFUSED', reviewReason: 'Mostra o rosto de um cliente.' }]);
  const form = { idSection: data.idSection, title: 'De novo', description: 'Outubro', fileData: data.url };
  expect((await app.call(publishUpload, { form }, { as: ana })).body).toMatchObject({ code: 'content.upload-refused' });
  await sweepAfter(29);
  expect(await own(ana)).toHaveLength(1);
  await sweepAfter(31);
  expect(await own(ana)).toEqual([]);
});

test('a waiting upload is never swept, and sending it again changes nothing', async () => {
  const ana = await app.makeUser();
  const idUpload = randomUUID();
  const { data } = await send(ana, { idUpload });
  await sweepAfter(40);
  expect(await send(ana, { idUpload, title: 'Outro' })).toMatchObject({
    data: { idUserUpload: data.idUserUpload, title: 'Vitrine' },
    isWaiting: true,
  });
});

test('uploads of administrators, and of sections without a review, are seen at once', async () => {
  const administrator = await app.makeUser(app.tenant, { admin: 2 });
  expect((await send(administrator)).isWaiting).toBe(false);
  const idSection = await reviewedSection();
  const switchTo = (isReviewed: boolean) =>
    app.ok(setUploadReview, { params: { idSection }, body: { isReviewed } }, { as: administrator });
  await switchTo(false);
  const ana = await app.makeUser();
  const form = { idSection, title: 'Já', description: 'Outubro', fileData: sentFile() };
  const { data, isWaiting } = await app.ok(publishUpload, { form }, { as: ana });
  expect([isWaiting, (await shown(idSection, app.user)).includes(data.idUserUpload)]).toEqual([false, true]);
  await switchTo(true);
  const { sections } = await app.ok(listUploadSections, {}, { as: administrator });
  expect(sections.find((one) => one.idSection === idSection)).toMatchObject({ name: 'Vitrines', isReviewed: true });
  expect(await actsOf(administrator)).toMatchObject([
    { changes: [{ field: 'uploadReview', after: 'Vitrines: desligada' }] },
    { changes: [{ field: 'uploadReview', after: 'Vitrines: ligada' }] },
  ]);
});

test('refuses the second of two moderators, and the log has one entry', async () => {
  const [first, second] = [
    await makeHolder('administrator', { kind: 'all' }),
    await makeHolder('administrator', { kind: 'all' }),
  ];
  const ana = await app.makeUser();
  const { idUserUpload } = await sendWaitingUpload(ana);
  await answer([idUserUpload], first, 'Fora do tema.');
  expect((await answer([idUserUpload], second)).results[0]?.message).toMatch(/já decidiu/);
  expect(await actsOf(first)).toMatchObject([
    {
      reason: 'Fora do tema.',
      subject_kind: 'person',
      id_subject: ana.idUser,
      changes: [{ field: 'upload', after: 'recusado' }],
    },
  ]);
  expect(await actsOf(second)).toEqual([]);
});

test('an approver answers the team only, never their own, and one of trainings answers none', async () => {
  const leader = await makeHolder('approver', { kind: 'team' });
  const member = await app.makeUser(app.tenant, { id_manager: leader.idUser });
  const [inside, outside, mine] = [
    await sendWaitingUpload(member, 'Da equipe'),
    await sendWaitingUpload(await app.makeUser()),
    await sendWaitingUpload(leader),
  ];
  expect((await waiting(leader)).map(({ title }) => title)).toEqual(['Da equipe']);
  const { results } = await answer(
    [inside, outside, mine].map((one) => one.idUserUpload),
    leader,
  );
  const missing = 'Não há envio com este número.';
  expect(results.map(({ message }) => message)).toEqual(['', missing, missing]);
  const author = await makeHolder('author', { kind: 'trainings', trainings: [training.aberta] });
  expect(await waiting(author)).toEqual([]);
});

test('other companies reach neither the upload nor the section, and ordinary uploads are not answered', async () => {
  const { idUserUpload, idSection } = await sendWaitingUpload(await app.makeUser());
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  const there = { as: stranger, at: app.otherTenant };
  const { results } = await app.ok(answerAdminUploads, { body: { decision: 'APPROVED', ids: [idUserUpload] } }, there);
  expect(results[0]?.message).toBe('Não há envio com este número.');
  await app.refused(setUploadReview, { params: { idSection }, body: { isReviewed: false } }, 404, there);
  const administrator = await app.makeUser(app.tenant, { admin: 2 });
  const { data } = await send(administrator);
  expect((await answer([data.idUserUpload], owner)).results[0]?.message).toBe('Não há envio com este número.');
  const state = await inTenant((db) =>
    db.selectFrom('user_uploads').select('state').where('id_user_upload', '=', idUserUpload).executeTakeFirst(),
  );
  expect(state?.state).toBe('RECEIVED');
});
