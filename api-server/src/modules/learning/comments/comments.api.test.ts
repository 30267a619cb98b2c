import { addComment, listComments } from '@shared-kit/contracts/learning';
import { expectForeignIdsAre404 } from '../../../test/index.ts';
import {
  ana,
  app,
  bia,
  caio,
  enrolled,
  find,
  ids,
  list,
  node,
  startCommentsApp,
  team,
  write,
} from '../test/comments.fixtures.ts';

startCommentsApp();

describe('access', () => {
  test('rejects a missing session and an invalid type or id', async () => {
    await app.refused(listComments, { params: team(), query: {} }, 401);
    await app.refused(addComment, { params: team(), body: { text: 'oi', idEnrollment: ana.idEnrollment } }, 401);
    await app.refused(listComments, { params: { type: 'CHAT' as 'TEAM', idEntity: 1 }, query: {} }, 400, {
      as: ana.user,
    });
    await app.refused(listComments, { params: team(), query: { limit: 51 } }, 400, { as: ana.user });
    await app.refused(
      addComment,
      { params: team(), body: { text: 'x'.repeat(20_001), idEnrollment: ana.idEnrollment } },
      400,
      { as: ana.user },
    );
  });

  test('opens a class thread to its members and a node thread to its learners, and only where comments are allowed', async () => {
    const stranger = await app.makeUser();
    for (const as of [stranger, caio.user]) await app.refused(listComments, { params: team(), query: {} }, 404, { as });
    await app.refused(listComments, { params: node(), query: {} }, 404, { as: stranger });
    await app.ok(listComments, { params: node(), query: {} }, { as: caio.user });
    const silent = await enrolled('calada');
    await app.refused(listComments, { params: { type: 'TEAM', idEntity: ids.team('calada') }, query: {} }, 404, {
      as: silent.user,
    });
    await app.refused(listComments, { params: { type: 'NODE', idEntity: ids.node('modulo') }, query: {} }, 404, {
      as: ana.user,
    });
    await expectForeignIdsAre404(app, listComments, { params: team(), query: {} }, caio.user);
    await app.refused(listComments, { params: team(), query: {} }, 404, { at: app.otherTenant, as: app.otherUser });
  });

  test("accepts comments only from the person's own enrolment in that class, and not before it starts", async () => {
    const text = 'Bom dia a todas';
    await app.refused(addComment, { params: team(), body: { text, idEnrollment: bia.idEnrollment } }, 404, {
      as: ana.user,
    });
    await app.refused(addComment, { params: node(), body: { text, idEnrollment: bia.idEnrollment } }, 404, {
      as: ana.user,
    });
    const early = await enrolled('futura');
    const refusal = await app.refused(
      addComment,
      { params: { type: 'TEAM', idEntity: ids.team('futura') }, body: { text, idEnrollment: early.idEnrollment } },
      403,
      { as: early.user },
    );
    expect(refusal).toMatchObject({
      code: 'learning.item-locked',
      message: expect.stringContaining('A turma começa em'),
    });
  });
});

describe('writing', () => {
  test('takes author and date from the session and the clock, and sanitises the text [B7.5-02] [B4.12-01] [B3-27]', async () => {
    const { idComment } = await write(
      ana,
      '<p>Oi <b>gente</b> <script>alert(1)</script><a href="javascript:x">aqui</a></p>',
    );
    const { comments } = await list(bia);
    expect(comments[0]).toEqual({
      idComment,
      text: '<p>Oi <b>gente</b> aqui</p>',
      name: 'Pessoa de Teste',
      photo: '',
      createdBy: ana.user.idUser,
      creationDate: expect.any(String),
      lastModifiedDate: null,
      totalReplies: 0,
      totalReports: 0,
      deleted: 0,
      hiddenBy: null,
      reportedByMe: 0,
      idParentComment: null,
      replies: [],
    });
    const written = Date.parse(`${comments[0]?.creationDate.replace(' ', 'T')}Z`);
    expect(Math.abs(written - app.clock.now().getTime())).toBeLessThan(10_000);
  });

  test('rejects text that is empty after stripping [B5-45]', async () => {
    for (const text of ['', '<p> <br></p>', '<script>alert(1)</script>']) {
      const refusal = await app.refused(
        addComment,
        { params: team(), body: { text, idEnrollment: ana.idEnrollment } },
        422,
        { as: ana.user },
      );
      expect(refusal.code).toBe('learning.comment-empty');
    }
  });

  test('cuts the text at 1000 characters on the server [B5-44]', async () => {
    const { idComment } = await write(ana, `<p>${'a'.repeat(1500)}</p>`, { at: node() });
    expect((await find(ana, idComment, node()))?.text).toBe(`<p>${'a'.repeat(1000)}</p>`);
  });

  test('stores a comment once when it is sent twice with the same client id, also concurrently', async () => {
    const clientId = '6f9d2b1e-3c4a-4a5b-8c6d-7e8f9a0b1c2d';
    const before = (await list(ana, {}, node())).totalRecords;
    const sent = await Promise.all([1, 2, 3].map(() => write(ana, 'De novo', { at: node(), clientId })));
    expect(new Set(sent.map((one) => one.idComment)).size).toBe(1);
    expect((await list(ana, {}, node())).totalRecords).toBe(before + 1);
  });

  test('attaches a reply to a comment of the same thread, one level deep [B4.12-02]', async () => {
    const { idComment } = await write(ana, 'Pergunta');
    const { idComment: idReply } = await write(bia, 'Resposta', { parent: idComment });
    expect(await find(ana, idComment)).toMatchObject({
      totalReplies: 1,
      replies: [{ idComment: idReply, idParentComment: idComment, text: 'Resposta' }],
    });
    const body = { text: 'x', idEnrollment: ana.idEnrollment };
    await app.refused(addComment, { params: team(), body: { ...body, idParentComment: idReply } }, 404, {
      as: ana.user,
    });
    await app.refused(addComment, { params: node(), body: { ...body, idParentComment: idComment } }, 404, {
      as: ana.user,
    });
  });

  test('lists comments newest first, six per page, and replies oldest first, five per page [B7.5-01] [B9-08] [B9-09]', async () => {
    const eva = await enrolled('outra');
    const at = { type: 'TEAM' as const, idEntity: ids.team('outra') };
    for (let index = 1; index <= 8; index++) {
      app.clock.advance(1000);
      await write(eva, `Comentário ${index}`, { at });
    }
    const first = await list(eva, {}, at);
    expect([first.totalRecords, first.comments.map(({ text }) => text)]).toEqual([
      8,
      [8, 7, 6, 5, 4, 3].map((index) => `Comentário ${index}`),
    ]);
    expect((await list(eva, { offset: 6 }, at)).comments.map(({ text }) => text)).toEqual([
      'Comentário 2',
      'Comentário 1',
    ]);
    const parent = first.comments[0]?.idComment ?? 0;
    for (let index = 1; index <= 7; index++) {
      app.clock.advance(1000);
      await write(eva, `Resposta ${index}`, { at, parent });
    }
    const again = (await list(eva, { limit: 1 }, at)).comments[0];
    expect([again?.totalReplies, again?.replies.map(({ text }) => text)]).toEqual([
      7,
      [1, 2, 3, 4, 5].map((index) => `Resposta ${index}`),
    ]);
    const rest = await list(eva, { idParentComment: parent, offset: 5, limit: 5 }, at);
    expect([rest.totalRecords, rest.comments.map(({ text }) => text)]).toEqual([7, ['Resposta 6', 'Resposta 7']]);
    await app.refused(listComments, { params: team(), query: { idParentComment: parent } }, 404, { as: ana.user });
  });
});
