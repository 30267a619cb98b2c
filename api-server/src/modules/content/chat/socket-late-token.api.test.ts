import { currentSession, renewLogin } from '@shared-kit/contracts/identity';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { app, origin, startChatApp } from '../test/chat-socket.fixtures.ts';
import { openTestSocket } from '../test/socket-client.ts';

startChatApp();
afterEach(() => app.clock.reset());

test('the mail about a copied session has the tenant’s own host, whatever the handshake says', async () => {
  const at = await app.makeTenant({ app: { host: 'portal.example' } });
  const user = await app.makeUser(at);
  const body = { idUser: user.idUser, idAppType: 1, acronym: '' };
  await app.ok(currentSession, {}, { at, as: await app.ok(renewLogin, { body }, { at, as: user }) });
  for (let time = 0; time < 2; time += 1) {
    app.clock.advance(2 * MINUTE_MS);
    await expect(openTestSocket(origin, { ...at, host: 'portal.example:6666' }, user.token)).rejects.toMatchObject({
      refusal: { code: 'session.expired' },
    });
  }
  await app.runJobs();
  const mail = app.mails.find(({ to }) => to === user.email);
  expect(mail?.text).toContain(`http://portal.example:${app.platform.env.PORT}${at.basePath}/login`);
  expect(mail?.text).not.toContain('6666');
});
