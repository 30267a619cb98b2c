import { enterSupportAccess } from '@shared-kit/contracts/identity';
import {
  addComment,
  createContentEnrollment,
  createEnrollment,
  createNodeEnrollment,
  deleteComment,
  editComment,
  getEnrollment,
  getEnrollmentDetail,
  listComments,
  listTeamAttachments,
  reportComment,
} from '@shared-kit/contracts/learning';
import { expectForeignIdsAre404, runAzulejo, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

let app: TestApp;
let ids: ImportedIds;
let ana: Enrolled;
let bia: Enrolled;
/** Learner in another class of the same training. */
let caio: Enrolled;

interface Enrolled {
  readonly user: TestUser;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
}

beforeAll(async () => {
  app = await startTestApp();
  ids = await importLearning(app, {
    trainings: [
      {
        code: 'lgpd',
        catalog: 'catalogo',
        title: 'LGPD',
        allowsComments: true,
        commentsLabel: 'Fale com a gente',
        selfEnrollment: true,
        blocks: [
          {
            type: 'List',
            elements: [
              { content: 'pagina-bases', mandatory: true },
              { node: 'modulo', mandatory: false },
            ],
          },
        ],
        levels: [
          { code: 'modulo', title: 'Módulo', blocks: [] },
          { code: 'mudo', title: 'Sem comentários', blocks: [] },
        ],
        classes: [
          {
            key: 'roda',
            name: 'Roda de conversa',
            allowsComments: true,
            mandatoryComments: { title: 'Conte um caso', instruction: 'Sem citar nomes.', minWords: 3, minCount: 2 },
            attachments: [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => ({
              title: `Arquivo ${letter}`,
              file: `t1/ab/${letter}.pdf`,
            })),
          },
          { key: 'outra', name: 'Outra turma', allowsComments: true },
          { key: 'calada', name: 'Sem comentários' },
          { key: 'futura', name: 'Ainda não começou', start: 'today+5d', allowsComments: true },
        ],
      },
    ],
  });
  ana = await enrolled('roda');
  bia = await enrolled('roda');
  caio = await enrolled('outra');
});
afterAll(() => app.close());

async function enrolled(team: string): Promise<Enrolled> {
  const user = await app.makeUser(app.tenant, { name: 'Pessoa de Teste' });
  const { idEnrollment } = await app.ok(
    createEnrollment,
    { body: { idTeam: ids.team(team), nodeCode: 'lgpd', idUser: user.idUser } },
    { as: user },
  );
  if (team === 'futura') return { user, idEnrollment, idNodeEnrollment: 0 };
  const { data } = await app.ok(
    createNodeEnrollment,
    { body: { idUser: user.idUser, idEnrollment, nodeCode: 'lgpd' } },
    { as: user },
  );
  return { user, idEnrollment, idNodeEnrollment: data.newId };
}

const team = () => ({ type: 'TEAM' as const, idEntity: ids.team('roda') });
const node = () => ({ type: 'NODE' as const, idEntity: ids.node('lgpd') });
type Place = ReturnType<typeof team> | ReturnType<typeof node>;

const write = async (who: Enrolled, text: string, options: { at?: Place; parent?: number; clientId?: string } = {}) =>
  app.ok(
    addComment,
    {
      params: options.at ?? team(),
      body: {
        text,
        idEnrollment: who.idEnrollment,
        idParentComment: options.parent ?? null,
        ...(options.clientId ? { clientId: options.clientId } : {}),
      },
    },
    { as: who.user },
  );
const list = (
  who: Enrolled,
  query: { offset?: number; limit?: number; idParentComment?: number } = {},
  at: Place = team(),
) => app.ok(listComments, { params: at, query }, { as: who.user });
const find = async (who: Enrolled, idComment: number, at: Place = team()) => {
  const { comments } = await list(who, { limit: 50 }, at);
  return comments
    .flatMap((one) => [one, ...one.replies.map((reply) => ({ ...reply, replies: [] }))])
    .find((one) => one.idComment === idComment);
};

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

describe('changing', () => {
  test('lets only the author edit, and marks the comment as edited [B4.12-03] [B7.5-03]', async () => {
    const { idComment } = await write(ana, 'Rascunho');
    const edit = (who: Enrolled, status: number) =>
      app.refused(
        editComment,
        { params: { ...team(), idComment }, body: { text: 'Outro texto', idEnrollment: who.idEnrollment } },
        status,
        { as: who.user },
      );
    expect((await edit(bia, 403)).code).toBe('learning.comment-not-yours');
    await edit(caio, 404);
    await app.refused(
      editComment,
      { params: { ...node(), idComment }, body: { text: 'x', idEnrollment: ana.idEnrollment } },
      404,
      { as: ana.user },
    );
    await app.refused(
      editComment,
      { params: { ...team(), idComment }, body: { text: '<p></p>', idEnrollment: ana.idEnrollment } },
      422,
      { as: ana.user },
    );
    app.clock.advance(60_000);
    await app.ok(
      editComment,
      {
        params: { ...team(), idComment },
        body: { text: '<i>Versão</i> final<img src=x>', idEnrollment: ana.idEnrollment },
      },
      { as: ana.user },
    );
    const found = await find(bia, idComment);
    expect(found?.text).toBe('<i>Versão</i> final');
    expect(found?.lastModifiedDate).not.toBeNull();
  });

  test('lets only the author delete, erases the text for good and keeps the replies [B4.12-04] [B4.12-08] [B7.5-04]', async () => {
    const { idComment } = await write(ana, 'Vou apagar');
    const { idComment: idReply } = await write(bia, 'Também vou', { parent: idComment });
    await write(ana, 'Eu fico', { parent: idComment });
    const remove = (id: number) => ({ params: { ...team(), idComment: id } });
    expect((await app.refused(deleteComment, remove(idComment), 403, { as: bia.user })).code).toBe(
      'learning.comment-not-yours',
    );
    await app.refused(deleteComment, remove(idComment), 404, { as: caio.user });
    await app.ok(deleteComment, remove(idReply), { as: bia.user });
    await app.ok(deleteComment, remove(idReply), { as: bia.user });
    expect(await find(ana, idReply)).toMatchObject({ deleted: 1, text: '', name: '', photo: '' });
    await app.ok(deleteComment, remove(idComment), { as: ana.user });
    expect(await find(bia, idComment)).toMatchObject({ deleted: 1, text: '', createdBy: null, totalReplies: 2 });
    const body = { text: 'x', idEnrollment: ana.idEnrollment };
    await app.refused(editComment, { params: { ...team(), idComment }, body }, 409, { as: ana.user });
    expect(
      (
        await app.refused(addComment, { params: team(), body: { ...body, idParentComment: idComment } }, 409, {
          as: ana.user,
        })
      ).code,
    ).toBe('learning.comment-gone');
  });

  test('omits a deleted comment without visible replies from the list', async () => {
    const { idComment } = await write(ana, 'Sem resposta');
    const hidden = await write(bia, 'Ofensa', { parent: idComment });
    await runAzulejo(app, 'comments', 'hide', String(hidden.idComment), '--tenant', app.tenant.segment);
    const { totalRecords } = await list(ana);
    await app.ok(deleteComment, { params: { ...team(), idComment } }, { as: ana.user });
    expect(await find(ana, idComment)).toBeUndefined();
    expect((await list(ana)).totalRecords).toBe(totalRecords - 1);
  });
});

describe('reporting', () => {
  const report = (idComment: number) => ({ params: team(), body: { idComment } });

  test('accepts one report per other person, and none from the author [B4.12-06] [B7.5-05]', async () => {
    const { idComment } = await write(ana, 'Propaganda de outra coisa');
    expect((await app.refused(reportComment, report(idComment), 409, { as: ana.user })).code).toBe(
      'learning.own-comment',
    );
    await app.refused(reportComment, report(idComment), 404, { as: caio.user });
    await app.refused(reportComment, report(2_000_000), 404, { as: bia.user });
    await Promise.all([1, 2, 3].map(() => app.ok(reportComment, report(idComment), { as: bia.user })));
    expect(await find(bia, idComment)).toMatchObject({ totalReports: 1, reportedByMe: 1 });
    expect(await find(ana, idComment)).toMatchObject({ totalReports: 1, reportedByMe: 0 });
  });

  test('lets an operator read the reports, hide the comment and restore it', async () => {
    const { idComment } = await write(ana, '<p>Texto <b>ofensivo</b> aqui</p>');
    await app.ok(reportComment, report(idComment), { as: bia.user });
    const run = (...argv: string[]) => runAzulejo(app, 'comments', ...argv, '--tenant', app.tenant.segment);
    const listed = async (...more: string[]) =>
      (await run('reported', ...more)).out.split('\n').find((line) => line.startsWith(`${idComment}\t`));
    expect(await listed()).toMatch(/\t1\t.*\tà vista\tPessoa de Teste\tturma Roda de conversa\tTexto ofensivo aqui$/);

    expect(await run('hide', String(idComment), '--by', 'Sônia')).toMatchObject({ code: 0 });
    expect(await find(bia, idComment)).toMatchObject({ hiddenBy: 'Sônia', text: '', name: '', createdBy: null });
    expect([await listed(), await listed('--all')]).toEqual([undefined, expect.stringContaining('oculto por Sônia')]);
    await app.refused(
      editComment,
      { params: { ...team(), idComment }, body: { text: 'x', idEnrollment: ana.idEnrollment } },
      409,
      { as: ana.user },
    );

    expect(await run('restore', String(idComment))).toMatchObject({ code: 0 });
    expect(await find(bia, idComment)).toMatchObject({ hiddenBy: null, text: '<p>Texto <b>ofensivo</b> aqui</p>' });
    expect(await listed()).toBeUndefined();
    app.clock.advance(1000);
    await app.ok(reportComment, report(idComment), { as: (await enrolled('roda')).user });
    expect(await listed()).toContain('\t2\t');

    expect((await run('hide', 'abc')).code).not.toBe(0);
    expect(
      (await runAzulejo(app, 'comments', 'hide', String(idComment), '--tenant', app.otherTenant.segment)).code,
    ).not.toBe(0);
  });
});

test('records both people of a comment written in a support access', async () => {
  const actor = await app.makeUser(app.tenant, { can_access_support: true, username: 'suporte.comenta' });
  const entered = await app.ok(
    enterSupportAccess,
    { body: { idUser: ana.user.idUser, reason: 'Chamado 12' } },
    { as: actor },
  );
  const as = { ...ana.user, token: entered.result.token };
  await app.ok(
    addComment,
    { params: team(), body: { text: 'Em nome de alguém', idEnrollment: ana.idEnrollment } },
    { as },
  );
  const { out } = await runAzulejo(app, 'support', 'list', '--tenant', app.tenant.segment);
  expect(out).toMatch(new RegExp(`suporte\\.comenta como ${ana.user.username}[^\\n]*\\n[^\\n]*learning\\.add-comment`));
});

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
