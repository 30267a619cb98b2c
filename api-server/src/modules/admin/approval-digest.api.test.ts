import { DAY_MS, HOUR_MS } from '@shared-kit/contracts/calendar';
import type { TestUser } from '../../test/index.ts';
import { confirmations } from './confirmations/confirmations.repository.ts';
import { mailApprovalDigests } from './digest/approval-digest.job.ts';
import {
  app,
  inTenant,
  makeHolder,
  requestSeat,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import { reportAs, sendCourse, writeComment } from './test/community.fixtures.ts';

startAdministration();

// Sessions of the shared app end with the days that these tests let pass.
let startedAt: Date;
beforeAll(() => (startedAt = app.clock.now()));
afterAll(() => app.clock.set(startedAt));

const digestsOf = ({ email }: TestUser) => app.mails.filter(({ to, text }) => to === email && text.includes('aguarda'));

/** Moves the clock to a time of the next day in São Paulo, which is three hours behind. */
function nextDay(hourInUtc: string): void {
  const tomorrow = new Date(app.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  app.clock.set(`${tomorrow}T${hourInUtc}:00Z`);
}

const acceptMails = (user: TestUser, accepts = true) =>
  inTenant((db) =>
    db
      .updateTable('users')
      .set({ communication_accepted: accepts, email_notification: accepts })
      .where('id_user', '=', user.idUser)
      .execute(),
  );

test('a leader reads in the morning what waits, with links, once a day and not before seven', async () => {
  const leader = await app.makeUser(app.tenant, { name: 'Paula Ramos' });
  await acceptMails(leader);
  const member = await app.makeUser(app.tenant, { id_manager: leader.idUser });
  await requestSeat(member);
  await sendCourse(member);
  await reportAs(leader, await writeComment(member, training.livre));
  nextDay('09:30');
  await app.runJobs(mailApprovalDigests);
  expect(digestsOf(leader)).toEqual([]);
  app.clock.advance(HOUR_MS);
  await app.runJobs(mailApprovalDigests);
  await app.runJobs(mailApprovalDigests);
  const [mail, ...more] = digestsOf(leader);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('3 pedidos aguardam a sua resposta');
  expect(mail?.text).toContain(
    `1 solicitação de matrícula: http://localhost:3000/${app.tenant.segment}/aprovacoes\n1 curso externo: http://localhost:3000/${app.tenant.segment}/aprovacoes?tab=externalCourse\n1 comentário denunciado: http://localhost:3000/${app.tenant.segment}/aprovacoes?tab=comments`,
  );
  nextDay('11:00');
  await app.runJobs(mailApprovalDigests);
  expect(digestsOf(leader)).toHaveLength(2);
});

test('a moderator of trainings reads only what is in scope, with the inbox', async () => {
  const author = await makeHolder('author', { kind: 'trainings', trainings: [training.outra] });
  await acceptMails(author);
  const writer = await app.makeUser();
  for (const idNode of [training.outra, training.aberta])
    await reportAs(await app.makeUser(), await writeComment(writer, idNode));
  nextDay('12:00');
  await app.runJobs(mailApprovalDigests);
  const [mail] = digestsOf(author);
  expect(mail?.subject).toBe('1 pedido aguarda a sua resposta');
  expect(mail?.text).toContain(
    `1 comentário denunciado: http://localhost:3000/${app.tenant.segment}/admin/solicitacoes?tipo=comentarios`,
  );
  expect(mail?.text).not.toContain('curso externo');
});

test('the job mails no digest when nothing waits, or to people who refuse mails', async () => {
  const idle = await app.makeUser();
  await acceptMails(idle);
  await app.makeUser(app.tenant, { id_manager: idle.idUser });
  const quiet = await app.makeUser();
  await acceptMails(quiet, false);
  await requestSeat(await app.makeUser(app.tenant, { id_manager: quiet.idUser }));
  nextDay('12:00');
  await app.runJobs(mailApprovalDigests);
  expect([digestsOf(idle), digestsOf(quiet)]).toEqual([[], []]);
});

test('counts requests for a second person, for whoever may confirm them and neither asked nor is meant', async () => {
  const [asker, confirmer] = [await makeHolder('dpo', { kind: 'all' }), await makeHolder('dpo', { kind: 'all' })];
  const outsider = await makeHolder('reports', { kind: 'all' });
  for (const one of [asker, confirmer, outsider]) await acceptMails(one);
  nextDay('12:00');
  const now = app.clock.now();
  const add = (idPerson: number, expiresAt: Date) =>
    inTenant((db) =>
      confirmations(db).add({
        kind: 'erase-person',
        idPerson,
        idAsker: asker.idUser,
        reason: 'Pedido',
        now,
        expiresAt,
      }),
    );
  await inTenant((db) => db.deleteFrom('confirmations').execute());
  const later = new Date(now.getTime() + DAY_MS);
  await add((await app.makeUser()).idUser, later);
  await add(confirmer.idUser, later);
  await add((await app.makeUser()).idUser, now);
  await app.runJobs(mailApprovalDigests);
  const [mail, ...more] = digestsOf(confirmer);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('1 pedido aguarda a sua resposta');
  expect(mail?.text).toContain(
    `1 pedido que espera a sua confirmação: http://localhost:3000/${app.tenant.segment}/admin/solicitacoes?tipo=confirmacoes`,
  );
  expect([digestsOf(asker), digestsOf(outsider)]).toEqual([[], []]);
});
