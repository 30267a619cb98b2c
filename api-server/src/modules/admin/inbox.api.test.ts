import { answerAdminCourses, listAdminComments, listAdminCourses, moderateComments } from '@shared-kit/contracts/admin';
import type { CommentState } from '@shared-kit/contracts/admin';
import { listTeamExternalCourses } from '@shared-kit/contracts/journey';
import { bellChanged, followBell, listBellEntries } from '@shared-kit/contracts/notifications';
import type { TestUser } from '../../test/index.ts';
import { listening, openTestSocket } from '../content/test/socket-client.ts';
import {
  actsOf,
  app,
  inTenant,
  makeHolder,
  owner,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import { reportAs, sendCourse, writeComment } from './test/community.fixtures.ts';

startAdministration();

const courses = (as: TestUser) => app.ok(listAdminCourses, { query: {} }, { as });
const comments = async (state: CommentState, as = owner, q = '') =>
  (await app.ok(listAdminComments, { query: { state, q, limit: 200 } }, { as })).comments;
const hide = (ids: number[], reason: string, as = owner) =>
  app.ok(moderateComments, { body: { decision: 'HIDDEN', ids, reason } }, { as });
const ownBell = async (as: TestUser) => (await app.ok(listBellEntries, { query: {} }, { as })).notifications;

describe('external courses', () => {
  test('a rejection reaches the open page of the person with its reason within five seconds', async () => {
    await inTenant((db) =>
      db
        .insertInto('notification_types')
        .values({
          type: 'external-course-answered',
          status: 'OPTIONAL',
          description: 'Cursos externos',
          section: 'LEARNING',
          position: 0,
        })
        .onConflict((conflict) => conflict.columns(['type']).doNothing())
        .execute(),
    );
    const ana = await app.makeUser();
    const course = await sendCourse(ana, 'NR-33');
    const page = await openTestSocket(await listening(app), app.tenant, ana.token);
    await page.call(followBell, {});
    const arrival = page.next(bellChanged);
    const sentAt = Date.now();
    await app.ok(
      answerAdminCourses,
      { body: { decision: 'REJECTED', courses: [course], reason: 'O certificado está ilegível.' } },
      { as: owner },
    );
    expect(await arrival).toMatchObject({ arrived: { title: 'Seu curso externo NR-33 foi rejeitado' } });
    expect(Date.now() - sentAt).toBeLessThan(5000);
    page.close();
    expect((await ownBell(ana))[0]?.text).toContain('O certificado está ilegível.');
  });

  test('an answer to a version that the person has changed since is refused, the others are answered', async () => {
    const person = await app.makeUser();
    const [good, old] = [await sendCourse(person, 'Bom'), await sendCourse(person, 'Velho')];
    const { results } = await app.ok(
      answerAdminCourses,
      { body: { decision: 'APPROVED', courses: [good, { ...old, lastModifiedDate: '2026-01-01 00:00:00' }] } },
      { as: owner },
    );
    expect(results.map(({ message }) => message)).toEqual(['', expect.stringContaining('mudou este curso')]);
    const titles = (await courses(owner)).courses.map(({ title }) => title);
    expect([titles.includes('Bom'), titles.includes('Velho')]).toEqual([false, true]);
  });

  test('an approver of a team answers what its leader sees, and nobody answers their own', async () => {
    const leader = await makeHolder('approver', { kind: 'team' });
    const member = await app.makeUser(app.tenant, { id_manager: leader.idUser });
    const [inside, own] = [await sendCourse(member, 'Da equipe'), await sendCourse(leader, 'Meu')];
    const { result } = await app.ok(listTeamExternalCourses, { query: {} }, { as: leader });
    expect(result.map(({ title }) => title)).toEqual(['Da equipe']);
    expect((await courses(leader)).courses.map(({ title }) => title)).toEqual(['Da equipe']);
    const { results } = await app.ok(
      answerAdminCourses,
      { body: { decision: 'APPROVED', courses: [inside, own] } },
      { as: leader },
    );
    expect(results.map(({ message }) => message)).toEqual(['', 'Não há curso externo com este número.']);
  });

  test('an approver of trainings answers no external courses, which have none', async () => {
    await sendCourse(await app.makeUser());
    const approver = await makeHolder('approver', { kind: 'trainings', trainings: [training.aberta] });
    expect((await courses(approver)).courses).toEqual([]);
  });

  test('a company without external courses has none to answer', async () => {
    const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
    const reply = await app.ok(listAdminCourses, { query: {} }, { as: stranger, at: app.otherTenant });
    expect(reply).toEqual({ isOn: false, total: 0, courses: [] });
  });
});

describe('comments', () => {
  test('a hidden comment leaves the queue, and its author reads why', async () => {
    const [ana, bia] = [await app.makeUser(), await app.makeUser()];
    const idComment = await writeComment(ana, training.livre, 'Compre já');
    const isIn = async (state: CommentState) => (await comments(state)).some((one) => one.idComment === idComment);
    expect(await isIn('reported')).toBe(false);
    await reportAs(bia, idComment);
    expect((await comments('reported')).find((one) => one.idComment === idComment)).toMatchObject({
      text: 'Compre já',
      training: 'Treinamento livre',
      reports: 1,
      author: { idPerson: ana.idUser },
    });
    await hide([idComment], 'É propaganda.');
    expect([await isIn('reported'), await isIn('hidden')]).toEqual([false, true]);
    expect((await ownBell(ana))[0]).toMatchObject({
      title: 'Seu comentário em Treinamento livre foi ocultado',
      text: 'Motivo: É propaganda.',
      isRead: false,
    });
    await app.ok(moderateComments, { body: { decision: 'RESTORED', ids: [idComment] } }, { as: owner });
    expect([await isIn('reported'), await isIn('hidden'), await isIn('all')]).toEqual([false, false, true]);
    expect((await ownBell(ana))[0]?.title).toBe('Seu comentário em Treinamento livre voltou');
  });

  test('a kept comment comes back to the queue with a new report', async () => {
    const idComment = await writeComment(await app.makeUser(), training.livre);
    await reportAs(await app.makeUser(), idComment);
    await app.ok(moderateComments, { body: { decision: 'KEPT', ids: [idComment] } }, { as: owner });
    expect((await comments('reported')).map((one) => one.idComment)).not.toContain(idComment);
    app.clock.advance(1000);
    await reportAs(await app.makeUser(), idComment);
    expect((await comments('reported')).find((one) => one.idComment === idComment)?.reports).toBe(2);
  });

  test('refuses the second of two moderators, and the log has one entry', async () => {
    const first = await makeHolder('administrator', { kind: 'all' });
    const second = await makeHolder('administrator', { kind: 'all' });
    const idComment = await writeComment(await app.makeUser(), training.livre);
    await hide([idComment], 'Fora do tema.', first);
    const { results } = await hide([idComment], 'Ofensa.', second);
    expect(results[0]?.message).toMatch(/já decidiu/);
    expect(await actsOf(first)).toMatchObject([{ reason: 'Fora do tema.', subject_kind: 'person' }]);
    expect(await actsOf(second)).toEqual([]);
  });

  test('a scope of trainings is about where it was written, and nobody moderates their own', async () => {
    const author = await makeHolder('author', { kind: 'trainings', trainings: [training.outra] });
    const ana = await app.makeUser();
    const [inside, outside] = [await writeComment(ana, training.outra), await writeComment(ana, training.aberta)];
    const own = await writeComment(author, training.outra);
    const ids = (await comments('all', author)).map((one) => one.idComment);
    expect([inside, outside, own].map((id) => ids.includes(id))).toEqual([true, false, false]);
    const { results } = await hide([inside, outside, own], 'Fora do tema.', author);
    expect(results.map(({ message }) => message === '')).toEqual([true, false, false]);
  });

  test('finds by text and by author, and takes signs literally', async () => {
    const ana = await app.makeUser(app.tenant, { name: 'Zuleica Prates' });
    const idComment = await writeComment(ana, training.livre, 'Desconto de 100%!');
    const found = async (q: string) => (await comments('all', owner, q)).some((one) => one.idComment === idComment);
    expect([await found('zuleica'), await found('100%!'), await found('1%0')]).toEqual([true, true, false]);
  });

  test('hiding needs a reason', async () => {
    const idComment = await writeComment(await app.makeUser(), training.livre);
    await app.refused(moderateComments, { body: { decision: 'HIDDEN', ids: [idComment], reason: ' ' } }, 400, {
      as: owner,
    });
  });
});
