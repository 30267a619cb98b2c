import { sendContactMessage } from '@shared-kit/contracts/identity';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant } from '../../../test/index.ts';
import { sweepSessions } from '../sweep-sessions.job.ts';

let app: TestApp;
let at: TestTenant;
const contactUs = {
  title: 'Fale com a gente',
  description: 'Escreva.',
  feedbackMessage: 'Recebemos.',
  email: 'contato@empresa.com.br',
};

beforeAll(async () => {
  app = await startTestApp();
  at = await app.makeTenant({ modules: [], app: { name: 'Empresa', features: JSON.stringify({ contactUs }) } });
});
afterAll(() => app.close());

const input = (message: string, idMessage?: string) => ({
  body: { message, ...(idMessage === undefined ? {} : { idMessage }) },
});

async function mailsOf(work: () => Promise<unknown>): Promise<typeof app.mails> {
  const before = app.mails.length;
  await work();
  await app.runJobs();
  return app.mails.slice(before);
}

test('answers 401 without a session and 404 when there is no contact form', async () => {
  await app.refused(sendContactMessage, input('Oi'), 401, { at });
  await app.refused(sendContactMessage, input('Oi'), 404, { as: app.user });
  await app.refused(sendContactMessage, input('Oi'), 401, { at, as: app.otherUser });
});

test.each(['', '   '])('rejects the message %j with the screen’s text [B5-57]', async (message) => {
  const refusal = await app.refused(sendContactMessage, input(message), 400, { at, as: await app.makeUser(at) });
  expect(refusal).toMatchObject({
    message: 'O preenchimento do campo é obrigatório.',
    issues: [{ path: 'body.message' }],
  });
});

test('a message reaches the tenant’s contact address, with its author [B7.7-05]', async () => {
  const user = await app.makeUser(at, { name: 'Ana Moura', department: 'Operações' });
  const sent = await mailsOf(() =>
    app.ok(sendContactMessage, input(' O certificado não abre.\nPodem ver? '), { at, as: user }),
  );
  expect(sent).toEqual([
    {
      to: 'contato@empresa.com.br',
      replyTo: user.email,
      subject: 'Empresa: mensagem de Ana Moura',
      text: `O certificado não abre.\nPodem ver?\n\n--\nNome: Ana Moura\nLogin: ${user.username}\nE-mail: ${user.email}\nÁrea: Operações\nEnviado por Fale conosco, Empresa.`,
      html: expect.stringContaining('O certificado não abre.<br>Podem ver?') as string,
    },
  ]);
});

test('a double click and a retry send one mail; another message sends another', async () => {
  const user = await app.makeUser(at);
  const sent = await mailsOf(async () => {
    await Promise.all([1, 2, 3].map(() => app.ok(sendContactMessage, input('Oi', 'mensagem-1'), { at, as: user })));
    await app.ok(sendContactMessage, input('Oi', 'mensagem-1'), { at, as: user });
    await app.ok(sendContactMessage, input('Oi', 'mensagem-2'), { at, as: user });
  });
  expect(sent).toHaveLength(2);
});

test('a message is stored for a month, in case its mail never arrives', async () => {
  app.clock.set('2026-11-01T12:00:00Z');
  const user = await app.makeUser(at);
  const saved = () =>
    app.platform.database.db
      .selectFrom('contact_messages')
      .select('message')
      .where('id_user', '=', user.idUser)
      .execute();
  await app.ok(sendContactMessage, input('O certificado não abre.', 'mensagem-8'), { at, as: user });
  expect(await saved()).toEqual([{ message: 'O certificado não abre.' }]);
  app.clock.advance(29 * DAY_MS);
  await app.runJobs(sweepSessions);
  expect(await saved()).toHaveLength(1);
  app.clock.advance(2 * DAY_MS);
  await app.runJobs(sweepSessions);
  expect(await saved()).toEqual([]);
  app.clock.reset();
});

test('two people may use the same message id', async () => {
  const people = [await app.makeUser(at), await app.makeUser(at)];
  const sent = await mailsOf(() =>
    Promise.all(people.map((as) => app.ok(sendContactMessage, input('Oi', 'mensagem-3'), { at, as }))),
  );
  expect(sent).toHaveLength(2);
});

test('allows five messages per hour; a refused message can be sent later', async () => {
  const user = await app.makeUser(at);
  for (let times = 1; times <= 5; times += 1)
    await app.ok(sendContactMessage, input('Oi', `mensagem-de-teste-${times}`), { at, as: user });
  const sent = await mailsOf(() =>
    app.refused(sendContactMessage, input('Oi', 'mensagem-de-teste-6'), 429, { at, as: user }),
  );
  expect(sent.filter(({ replyTo }) => replyTo === user.email)).toHaveLength(5);
  // A message that was accepted before is confirmed again, whatever the limit.
  await app.ok(sendContactMessage, input('Oi', 'mensagem-de-teste-1'), { at, as: user });
  await app.refused(sendContactMessage, input('Oi', 'mensagem-de-teste-6'), 429, { at, as: user });
});
