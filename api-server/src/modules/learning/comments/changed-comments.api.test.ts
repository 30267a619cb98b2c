import { enterSupportAccess } from '@shared-kit/contracts/identity';
import { addComment, deleteComment, editComment, reportComment } from '@shared-kit/contracts/learning';
import { runAzulejo } from '../../../test/index.ts';
import {
  ana,
  app,
  bia,
  caio,
  enrolled,
  find,
  list,
  node,
  startCommentsApp,
  team,
  write,
} from '../test/comments.fixtures.ts';
import type { Enrolled } from '../test/comments.fixtures.ts';

startCommentsApp();

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
