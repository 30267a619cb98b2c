import { listCompanyMails, saveCompanyMail, sendTestMail } from '@shared-kit/contracts/admin';
import type { CompanyMail, MailText } from '@shared-kit/contracts/admin';
import { changePassword, forgotPassword } from '@shared-kit/contracts/identity';
import { testPassword } from '../../test/index.ts';
import type { TestUser } from '../../test/index.ts';
import { actsOf, app, makeHolder, startAdministration } from './test/administration.fixtures.ts';

startAdministration();

let admin: TestUser;
beforeAll(async () => {
  admin = await makeHolder('administrator', { kind: 'all' });
});
// The company of these tests is that of other files too.
afterEach(async () => {
  for (const { key, version } of (await list()).filter(({ isOwn }) => isOwn))
    await app.ok(saveCompanyMail, { params: { key }, body: { version, mail: null } }, { as: admin });
});

const list = async (): Promise<CompanyMail[]> => (await app.ok(listCompanyMails, {}, { as: admin })).mails;
const find = async (key: string): Promise<CompanyMail> => {
  const mail = (await list()).find((each) => each.key === key);
  if (!mail) throw new Error(`no mail ${key}`);
  return mail;
};
const save = async (key: string, mail: MailText | null, version?: string) =>
  app.call(
    saveCompanyMail,
    { params: { key }, body: { version: version ?? (await find(key)).version, mail } },
    { as: admin },
  );

/** Returns the last mail to somebody who asked for a new password. */
async function askForPassword(user: TestUser) {
  await app.ok(forgotPassword, { body: { username: user.username, idAppType: 1 } });
  await app.runJobs();
  return app.mails.findLast(({ to }) => to === user.email);
}

test('a mail goes out in the words of the company, escaped, and in the standard ones after a restore', async () => {
  const user = await app.makeUser(app.tenant, { name: '<b>Bia</b> {link}' });
  const before = await actsOf(admin);
  const words = { subject: 'Oi, {nome}: senha de {empresa}', text: 'Entre por aqui: {link}\n\n<i>Até já!</i>' };
  expect((await save('identity.reset-password', words)).status).toBe(200);
  const own = await askForPassword(user);
  expect(own?.subject).toBe(`Oi, <b>Bia</b> {link}: senha de ${app.tenant.name}`);
  expect(own?.text).toMatch(/^Entre por aqui: http\S+token=[\w-]+\n\n<i>Até já!<\/i>$/);
  expect(own?.html).toContain('&#60;i&#62;Até já!&#60;/i&#62;');
  expect(own?.html).toMatch(/<a href="http[^"]+token&#61;|<a href="http[^"]+token=/);
  expect(own?.html).not.toContain('<b>Bia');
  expect(own).not.toHaveProperty('wording');
  expect((await actsOf(admin)).slice(before.length)).toMatchObject([
    {
      act: 'admin.save-company-mail',
      changes: [
        { field: 'mail', after: 'Esqueceu sua senha?' },
        { field: 'mail.subject', before: '{empresa}: crie sua senha', after: words.subject },
        { field: 'mail.text', after: words.text },
      ],
    },
  ]);
  expect((await save('identity.reset-password', null)).status).toBe(200);
  expect((await askForPassword(user))?.subject).toBe(`${app.tenant.name}: crie sua senha`);
  expect((await find('identity.reset-password')).isOwn).toBe(false);
});

test('a mail that was queued before goes out in the words that hold when it is sent', async () => {
  const user = await app.makeUser();
  await app.ok(
    changePassword,
    { params: { idUser: user.idUser }, body: { currentPassword: testPassword, newPassword: 'novasenha1' } },
    { as: user },
  );
  await save('identity.password-changed', { subject: 'Sua senha mudou', text: 'Olá, {nome}. Foi você?' });
  await app.runJobs();
  expect(app.mails.findLast(({ to }) => to === user.email)).toMatchObject({
    subject: 'Sua senha mudou',
    text: `Olá, ${user.name}. Foi você?`,
  });
});

test('words with a placeholder that the mail no longer has give way to the standard ones', async () => {
  const user = await app.makeUser();
  await app.platform.database.db
    .updateTable('apps')
    .set({ mail_texts: JSON.stringify({ 'identity.reset-password': { subject: '{antigo}', text: '{link}' } }) })
    .where('id_app', '=', app.tenant.idApp)
    .execute();
  expect((await askForPassword(user))?.subject).toBe(`${app.tenant.name}: crie sua senha`);
});

test.each([
  ['an unknown placeholder', { subject: 'Olá', text: '{link} {cpf}' }, '{cpf}'],
  ['a necessary placeholder that is missing', { subject: '{link}', text: 'Olá, {nome}' }, '{link}'],
])('refuses %s, when it is saved and when it is tried', async (_, words, named) => {
  const saved = await save('identity.reset-password', words);
  expect([saved.status, saved.body]).toMatchObject([422, { code: 'admin.mail-placeholders' }]);
  expect(JSON.stringify(saved.body)).toContain(named);
  const tried = await app.call(
    sendTestMail,
    { params: { key: 'identity.reset-password' }, body: words },
    { as: admin },
  );
  expect(tried.body).toMatchObject({ code: 'admin.mail-placeholders' });
});

test('refuses a mail that does not exist, an empty text and a subject of two lines', async () => {
  const words = { subject: 'Oi', text: 'Oi' };
  expect((await save('identity.nothing', words, 'x')).status).toBe(404);
  expect((await save('identity.email-changed', { ...words, text: ' ' })).status).toBe(400);
  expect((await save('identity.email-changed', { ...words, subject: 'Oi\nBcc: a@b.c' })).status).toBe(400);
});

test('a save of an old version changes nothing', async () => {
  const { version } = await find('identity.email-changed');
  await save('identity.email-changed', { subject: 'Um', text: 'Um' });
  const { status, body } = await save('identity.email-changed', { subject: 'Dois', text: 'Dois' }, version);
  expect([status, body]).toMatchObject([409, { code: 'admin.changed-meanwhile' }]);
  expect((await find('identity.email-changed')).subject).toBe('Um');
});

test('a test goes to the caller only, with values of the company, and saves nothing', async () => {
  const sent = app.mails.length;
  const body = { subject: '{empresa}', text: 'Olá, {nome}, login {login}: {link}' };
  const { address } = await app.ok(sendTestMail, { params: { key: 'identity.access-link' }, body }, { as: admin });
  expect(address).toBe(admin.email);
  await app.runJobs();
  const mails = app.mails.slice(sent);
  expect(mails).toMatchObject([{ to: admin.email, subject: `[Teste] ${app.tenant.name}` }]);
  expect(mails[0]?.text).toContain(`Olá, ${admin.name}, login ${admin.username}: https://`);
  expect((await find('identity.access-link')).isOwn).toBe(false);
});

test('a test needs an address of the caller, and is limited in time', async () => {
  const without = await makeHolder('administrator', { kind: 'all' });
  await app.platform.database.db
    .updateTable('users')
    .set({ email: '' })
    .where('id_user', '=', without.idUser)
    .execute();
  const call = (as: TestUser) =>
    app.call(sendTestMail, { params: { key: 'identity.email-changed' }, body: { subject: 'a', text: 'b' } }, { as });
  expect((await call(without)).body).toMatchObject({ code: 'admin.no-address' });
  const busy = await makeHolder('administrator', { kind: 'all' });
  const replies = [];
  for (let count = 0; count < 21; count += 1) replies.push((await call(busy)).status);
  expect(replies.slice(-2)).toEqual([200, 429]);
});

test('another company keeps its own words, and its mails', async () => {
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  const as = { as: stranger, at: app.otherTenant };
  const before = await app.ok(listCompanyMails, {}, as);
  await save('identity.reset-password', { subject: 'Só nosso', text: '{link}' });
  expect(await app.ok(listCompanyMails, {}, as)).toEqual(before);
});

test('lists mails of the modules that are on, each with its standard words', async () => {
  const mails = await list();
  expect(new Set(mails.map(({ key }) => key)).size).toBe(mails.length);
  for (const { standard, placeholders, occasion } of mails) {
    const names = placeholders.map(({ name }) => name);
    expect(
      `${standard.subject}${standard.text}`.match(/\{([^}]+)\}/g)?.every((each) => names.includes(each.slice(1, -1))) ??
        true,
    ).toBe(true);
    expect(occasion).not.toBe('');
  }
});
