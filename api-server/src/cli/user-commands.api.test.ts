import { currentSession, forgotPassword, login, resetPassword } from '@shared-kit/contracts/identity';
import { runAzulejo, startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const run = (...argv: string[]) => runAzulejo(app, ...argv);

test('a password that an operator sets ends sessions and links and is reported to the person by mail', async () => {
  const user = await app.makeUser();
  await app.ok(forgotPassword, { body: { username: user.username, idAppType: 1 } });
  await app.runJobs();
  const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
  expect(await run('user', 'password', user.username, 'nova-senha-9', '--tenant', app.tenant.segment)).toEqual({
    code: 0,
    error: '',
    out: `Senha de ${user.username} definida.`,
  });
  expect(app.mails.at(-1)).toMatchObject({
    to: user.email,
    subject: `${app.tenant.name}: sua senha foi alterada`,
    text: expect.stringContaining(` https://${app.tenant.host}${app.tenant.basePath}/login `),
  });
  await app.refused(currentSession, {}, 401, { as: user });
  await app.refused(resetPassword, { body: { token, password: 'outra-senha-9' } }, 410);
  await app.ok(login, { body: { username: user.username, password: 'nova-senha-9', idAppType: 1, acronym: '' } });
});

test('a short password, or an unknown person, is rejected', async () => {
  expect((await run('user', 'password', app.user.username, 'curta', '--tenant', app.tenant.segment)).code).toBe(3);
  expect(
    (await run('user', 'password', app.otherUser.username, 'nova-senha-9', '--tenant', app.tenant.segment)).code,
  ).toBe(3);
});

test('for a tenant on localhost the mail links to this machine', async () => {
  const at = await app.makeTenant({ app: { host: 'localhost' } });
  const user = await app.makeUser(at);
  expect((await run('user', 'password', user.username, 'nova-senha-9', '--tenant', at.key)).code).toBe(0);
  expect(app.mails.at(-1)?.text).toContain(` http://localhost:${app.platform.env.PORT}${at.basePath}/login `);
});
