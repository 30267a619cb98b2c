import { chatMessageCalls, joinChatRoom, typeInChatRoom } from '@shared-kit/contracts/content';
import { logout } from '@shared-kit/contracts/identity';
import { startTestApp } from '../../../test/index.ts';
import { listening, openTestSocket } from '../test/socket-client.ts';
import type { SocketClient } from '../test/socket-client.ts';
import { app, clientFor, message, origin, room, startChatApp } from '../test/chat-socket.fixtures.ts';

const refusalOf = (token: string | undefined, tenant = app.tenant) =>
  openTestSocket(origin, tenant, token).then(
    () => 'let in',
    (error: { refusal?: { code: string } }) => error.refusal?.code,
  );
const gone = ({ socket }: SocketClient) =>
  new Promise<string>((done) => socket.once('disconnect', (reason) => done(reason)));

startChatApp();

describe('the WebSocket connection', () => {
  test('rejects connections without a session of this tenant', async () => {
    expect(await refusalOf(undefined)).toBe('session.missing');
    expect(await refusalOf('eyJhbGciOiJub25lIn0.e30.')).toBe('session.expired');
    expect(await refusalOf(app.otherUser.token)).toBe('session.expired');
    expect(await refusalOf(app.user.token, { ...app.tenant, basePath: '/nobody' })).toBe('tenant.unknown');
  });

  test("rejects a page of another site, and admits the tenant's own pages and clients that are no browser", async () => {
    const answerTo = (pageOrigin?: string) =>
      openTestSocket(origin, app.tenant, app.user.token, undefined, pageOrigin ? { origin: pageOrigin } : {}).then(
        ({ close }) => (close(), 'let in'),
        (error: { refusal?: { code: string } }) => error.refusal?.code,
      );
    expect(await answerTo('https://evil.example')).toBe('socket.foreign-origin');
    expect(await answerTo('null')).toBe('socket.foreign-origin');
    expect(await answerTo(`https://${app.tenant.host}`)).toBe('let in');
    expect(await answerTo()).toBe('let in');
  });

  test('accepts a forwarded address only from a trusted proxy', async () => {
    const answers = await Promise.all(
      ['127.0.0.1', '203.0.113.0/24'].map(async (TRUST_PROXY) => {
        const behind = await startTestApp({ TRUST_PROXY });
        try {
          const client = openTestSocket(await listening(behind), behind.tenant, behind.user.token, 'nobody.example');
          return await client.then(
            ({ close }) => (close(), 'let in'),
            (error: { refusal?: { code: string } }) => error.refusal?.code,
          );
        } finally {
          await behind.close();
        }
      }),
    );
    expect(answers).toEqual(['tenant.unknown', 'let in']);
  });

  test('rejects connections before the terms are accepted or after the session has ended', async () => {
    const strict = await app.makeTenant({ app: { agreement_version: '1', agreement_terms: '<p>Termos</p>' } });
    expect(await refusalOf((await app.makeUser(strict)).token, strict)).toBe('TERMS_REQUIRED');
    const leaver = await app.makeUser();
    await app.ok(logout, {}, { as: leaver });
    expect(await refusalOf(leaver.token)).toBe('session.expired');
  });

  test('rejects invalid input and ignores unknown calls', async () => {
    const client = await clientFor();
    expect(await client.refused(joinChatRoom, { room: 'x' })).toMatchObject({
      success: false,
      code: 'request.invalid',
    });
    expect(await client.refused(joinChatRoom, null)).toMatchObject({ code: 'request.invalid' });
    await expect(client.socket.timeout(200).emitWithAck('NO_SUCH_CALL', {})).rejects.toThrow();
  });

  test('disconnects a page that exceeds the call limit', async () => {
    const client = await clientFor(await app.makeUser());
    const left = gone(client);
    for (let sent = 0; sent < 150; sent += 1) client.socket.emit(typeInChatRoom.name, { room }, () => undefined);
    expect(await left).toBe('io server disconnect');
  });

  test('ends within seconds when its session ends, and others stay connected', async () => {
    const leaver = await app.makeUser();
    const [left, stays] = [await clientFor(leaver), await clientFor()];
    await left.call(joinChatRoom, { room });
    const over = gone(left);
    await app.ok(logout, {}, { as: leaver });
    expect(
      await left.refused(chatMessageCalls.general, message()).catch(() => ({ code: 'session.expired' })),
    ).toMatchObject({ code: 'session.expired' });
    expect(await over).toBe('io server disconnect');
    expect(stays.socket.connected).toBe(true);
  });

  test('ends when its session ends, without any further call', async () => {
    const leaver = await app.makeUser();
    const over = gone(await clientFor(leaver));
    await app.ok(logout, {}, { as: leaver });
    expect(await over).toBe('io server disconnect');
  }, 15_000);

  test('rejects calls of a module that was switched off', async () => {
    const tenant = await app.makeTenant({ modules: ['store'] });
    const client = await clientFor(await app.makeUser(tenant), tenant);
    expect(await client.refused(joinChatRoom, { room })).toMatchObject({ code: 'not-found' });
  });
});
