import {
  createContentEnrollment,
  deleteComment,
  editComment,
  getEnrollment,
  getEnrollmentDetail,
  listTeamAttachments,
} from '@shared-kit/contracts/learning';
import { expectForeignIdsAre404, runAzulejo } from '../../../test/index.ts';
import { ana, app, caio, enrolled, ids, node, startCommentsApp, team, write } from '../test/comments.fixtures.ts';
import type { Enrolled } from '../test/comments.fixtures.ts';

startCommentsApp();

describe('mandatory participation', () => {
  const detail = (who: Enrolled, query: { idNodeEnrollment?: number } = {}) =>
    app.ok(
      getEnrollmentDetail,
      { params: { idUser: who.user.idUser, idEnrollment: who.idEnrollment }, query },
      { as: who.user },
    );
  const training = async (who: Enrolled) => {
    const { enrollment, nodeEnrollment } = await app.ok(
      getEnrollment,
      { params: { idUser: who.user.idUser, idEnrollment: who.idEnrollment } },
      { as: who.user },
    );
    return { status: enrollment.status, progress: enrollment.progress, node: nodeEnrollment?.status };
  };
  const finishContent = ({ user, idEnrollment, idNodeEnrollment }: Enrolled) =>
    app.ok(
      createContentEnrollment,
      {
        body: {
          idNodeEnrollment,
          idEnrollment,
          idContentItem: ids.content('pagina-bases'),
          idUser: user.idUser,
          progress: 100,
          status: 'COMPLETED',
          grade: 0,
        },
      },
      { as: user },
    );

  test('returns with an enrolment how many comments are required and how many are written [B7.5-06] [B7.5-08] [B3-29] [B4.12-10]', async () => {
    const who = await enrolled('roda');
    const address = { params: { idUser: who.user.idUser, idEnrollment: who.idEnrollment }, query: {} };
    await app.refused(getEnrollmentDetail, address, 401);
    await app.refused(getEnrollmentDetail, address, 404, { as: ana.user });
    await app.refused(
      getEnrollmentDetail,
      { params: { idUser: ana.user.idUser, idEnrollment: who.idEnrollment }, query: {} },
      404,
      { as: ana.user },
    );
    await app.refused(getEnrollmentDetail, { ...address, query: { idNodeEnrollment: ana.idNodeEnrollment } }, 404, {
      as: who.user,
    });
    await write(who, 'uma frase inteira');
    await write(who, 'curta demais'.slice(0, 5));
    expect(await detail(who, { idNodeEnrollment: who.idNodeEnrollment })).toEqual({
      idEnrollment: who.idEnrollment,
      commentIsMandatory: 1,
      commentTitle: 'Conte um caso',
      commentInstruction: 'Sem citar nomes.',
      commentMinWords: 3,
      commentMinCount: 2,
      mandatoryCommentsCount: 1,
      team: {
        idTeam: ids.team('roda'),
        name: 'Roda de conversa',
        allowComments: 1,
        commentsLabel: '',
        hasAttachments: 1,
      },
      node: { idNode: ids.node('lgpd'), title: 'LGPD', allowComments: 1, commentsLabel: 'Fale com a gente' },
    });
    expect(await detail(caio)).toMatchObject({
      commentIsMandatory: 0,
      commentMinCount: 0,
      team: { hasAttachments: 0 },
      node: null,
    });
  });

  test('finishes the training only with the last required comment [B4.2-14]', async () => {
    const who = await enrolled('roda');
    await finishContent(who);
    expect(await training(who)).toEqual({ status: 'IN_PROGRESS', progress: 99, node: 'IN_PROGRESS' });
    expect(await write(who, 'o primeiro caso é meu')).toMatchObject({
      mandatoryCommentsCount: 1,
      enrollmentStatus: 'IN_PROGRESS',
    });
    expect(await write(who, 'curto')).toMatchObject({ mandatoryCommentsCount: 1, enrollmentStatus: 'IN_PROGRESS' });
    // A comment on the page does not count.
    expect(await write(who, 'um caso na página', { at: node() })).toMatchObject({ enrollmentStatus: 'IN_PROGRESS' });
    const last = await write(who, 'agora sim, completo');
    expect(last).toMatchObject({ mandatoryCommentsCount: 2, enrollmentStatus: 'COMPLETED' });
    expect(await training(who)).toEqual({ status: 'COMPLETED', progress: 100, node: 'COMPLETED' });
    // Decision 28: a finished training stays finished.
    await app.ok(deleteComment, { params: { ...team(), idComment: last.idComment } }, { as: who.user });
    expect((await detail(who)).mandatoryCommentsCount).toBe(1);
    expect((await training(who)).status).toBe('COMPLETED');
  });

  test('counts a restored comment again, and finishes the waiting training on its next read', async () => {
    const who = await enrolled('roda');
    await write(who, 'o primeiro caso é meu');
    const { idComment } = await write(who, 'o segundo caso também');
    const decide = (decision: 'hide' | 'restore') =>
      runAzulejo(app, 'comments', decision, String(idComment), '--tenant', app.tenant.segment);
    await decide('hide');
    await finishContent(who);
    expect(await training(who)).toEqual({ status: 'IN_PROGRESS', progress: 99, node: 'IN_PROGRESS' });
    await decide('restore');
    expect((await detail(who)).mandatoryCommentsCount).toBe(2);
    expect(await training(who)).toEqual({ status: 'COMPLETED', progress: 100, node: 'COMPLETED' });
  });

  test('finishes the training on the last content when the comments came first, and counts a comment that an edit makes long enough', async () => {
    const who = await enrolled('roda');
    await write(who, 'a primeira das duas');
    const { idComment } = await write(who, 'curto');
    await finishContent(who);
    expect((await training(who)).status).toBe('IN_PROGRESS');
    const edited = await app.ok(
      editComment,
      { params: { ...team(), idComment }, body: { text: 'agora com palavras', idEnrollment: who.idEnrollment } },
      { as: who.user },
    );
    expect(edited).toMatchObject({ mandatoryCommentsCount: 2, enrollmentStatus: 'COMPLETED' });
    const other = await enrolled('roda');
    await write(other, 'um dois três');
    expect((await write(other, 'quatro cinco seis')).enrollmentStatus).toBe('NOT_ATTEMPTED');
    await finishContent(other);
    expect((await training(other)).status).toBe('COMPLETED');
  });
});

describe('GET /learning/attachments/teams/{idTeam}', () => {
  const address = () => ({ params: { idTeam: ids.team('roda') }, query: {} });

  test('returns the files of the caller’s own class, under signed links, 25 per page [B7.5-07] [B9-02] [B3-31]', async () => {
    await app.refused(listTeamAttachments, address(), 401);
    await app.refused(listTeamAttachments, address(), 404, { as: caio.user });
    await expectForeignIdsAre404(app, listTeamAttachments, address(), caio.user);
    const first = await app.ok(listTeamAttachments, address(), { as: ana.user });
    expect([first.totalRecords, first.result.length]).toEqual([26, 25]);
    expect(first.result[0]).toEqual({
      idAttachment: expect.any(Number),
      title: 'Arquivo a',
      format: 1,
      url: expect.stringMatching(/\/media\/t1\/ab\/a\.pdf\?.*s=.*&n=Arquivo%20a\.pdf$/),
    });
    const rest = await app.ok(listTeamAttachments, { ...address(), query: { offset: 25 } }, { as: ana.user });
    expect(rest.result.map(({ title }) => title)).toEqual(['Arquivo z']);
  });
});
