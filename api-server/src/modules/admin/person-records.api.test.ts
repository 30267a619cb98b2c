import { readPerson, readPersonRecords, sendAccessLink } from '@shared-kit/contracts/admin';
import { recordLogs } from '@shared-kit/contracts/delivery';
import { tenantMailer } from '../../platform/mail/tenant-mailer.service.ts';
import type { TestUser } from '../../test/index.ts';
import { app, inTenant, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';

startAdministration();
afterEach(() => app.clock.reset());

const of = ({ idUser }: TestUser) => ({ params: { idPerson: idUser } });
const records = (person: TestUser, as = owner) => app.ok(readPersonRecords, of(person), { as });

/** Sends a mail through the mailer of jobs; the mail server answers with the error, if there is one. */
async function sendMail(to: string, subject: string, error?: string): Promise<void> {
  const server = { send: async () => (error === undefined ? undefined : Promise.reject(new Error(error))) };
  const mailer = tenantMailer(server, { transaction: inTenant, now: () => app.clock.now() });
  await mailer.send({ to, subject, text: 'Olá' }).catch(() => undefined);
}

test('shows the mails that a person was sent, with the reason when the mail server refused one', async () => {
  const person = await app.makeUser(app.tenant, { email: 'Rita.Lima@exemplo.com.br' });
  await app.ok(sendAccessLink, { ...of(person), body: {} }, { as: owner });
  await app.runJobs();
  await sendMail('rita.lima@exemplo.com.br', 'Lembrete', '550 caixa de rita.lima@exemplo.com.br cheia');
  await sendMail('rita.lima@exemplo.com.br', 'Lembrete', '451 tente depois');
  const [reminder, link] = (await records(person)).mails;
  expect(link).toMatchObject({ state: 'sent', error: '', attempts: 1 });
  expect(link?.subject).toMatch(/senha/i);
  expect(reminder).toMatchObject({ subject: 'Lembrete', state: 'failed', error: '451 tente depois', attempts: 2 });
  await sendMail('rita.lima@exemplo.com.br', 'Lembrete');
  expect((await records(person)).mails[0]).toMatchObject({ state: 'sent', error: '', attempts: 3 });
});

test('hides addresses in the reply of the mail server, and knows nothing of mails to strangers', async () => {
  const person = await app.makeUser(app.tenant, { email: 'leo@exemplo.com.br' });
  await sendMail('outra@exemplo.com.br', 'Convite');
  await sendMail('leo@exemplo.com.br', 'Convite', '550 leo@exemplo.com.br não existe');
  expect((await records(person)).mails).toMatchObject([{ error: '550 [e-mail oculto] não existe' }]);
});

test('a mail that could not be recorded is sent once and does not fail', async () => {
  let sent = 0;
  const server = { send: async () => void (sent += 1) };
  const transaction = () => Promise.reject(new Error('no database'));
  await tenantMailer(server, { transaction, now: () => app.clock.now() }).send({
    to: 'a@b.c',
    subject: 'x',
    text: 'y',
  });
  expect(sent).toBe(1);
});

test('shows the errors that a person met in the browser, without personal data and what cannot be stored', async () => {
  const person = await app.makeUser();
  const entry = {
    level: 'error' as const,
    kind: 'remote-fault',
    message: 'Falhou \0para ana@exemplo.com.br \ud800',
    remote: 'mfe-store',
  };
  const entries = [
    entry,
    { level: 'info' as const, kind: 'vital', message: 'LCP' },
    { level: 'error' as const, kind: 'csp', message: 'x' },
  ];
  await app.ok(recordLogs, { body: { entries } }, { as: person });
  expect((await records(person)).errors).toMatchObject([
    { kind: 'part', message: 'Falhou para [e-mail oculto] \ufffd', remote: 'mfe-store', code: '' },
  ]);
});

test('keeps the last fifty errors of a person', async () => {
  const person = await app.makeUser();
  for (const round of [1, 2]) {
    const entries = Array.from({ length: 40 }, (_, index) => ({
      level: 'error' as const,
      kind: 'uncaught',
      message: `${round}.${index}`,
    }));
    await app.ok(recordLogs, { body: { entries } }, { as: person });
  }
  const kept = await inTenant((db) =>
    db.selectFrom('person_errors').select('message').where('id_user', '=', person.idUser).execute(),
  );
  expect(kept).toHaveLength(50);
  expect((await records(person)).errors[0]).toMatchObject({ kind: 'page', message: '2.39' });
});

test('shows a call that the server could not answer, with the code that the person saw', async () => {
  const caller = await makeHolder('administrator', { kind: 'all' });
  const seen = await app.makeUser(app.tenant, { photo: 'photos/a.png' });
  const broken = jest.spyOn(app.platform.storage, 'signMediaUrl').mockImplementation(() => {
    throw new Error('broken');
  });
  const reply = await app.call(readPerson, of(seen), { as: caller });
  broken.mockRestore();
  expect(reply.status).toBe(500);
  expect((await records(caller)).errors).toMatchObject([
    { kind: 'server', message: 'GET /api/admin/people/:idPerson', code: reply.headers['x-request-id'] },
  ]);
});

test('a reader without the right to change accesses, and a person out of scope, are refused', async () => {
  const person = await app.makeUser();
  const reports = await makeHolder('reports', { kind: 'all' });
  await app.refused(readPersonRecords, of(person), 403, { as: reports });
  const far = await makeHolder('hr', { kind: 'departments', departments: ['Outro lugar'] });
  await app.refused(readPersonRecords, of(person), 404, { as: far });
});
