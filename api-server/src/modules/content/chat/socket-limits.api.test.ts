import { login } from '@shared-kit/contracts/identity';
import { testPassword } from '../../../test/index.ts';
import type { TestUser } from '../../../test/index.ts';
import { app, clientFor, origin, startChatApp } from '../test/chat-socket.fixtures.ts';
import { openTestSocket } from '../test/socket-client.ts';

startChatApp();

/** Returns the code by which a further socket of the session is refused, or null when it opens. */
async function refusalOf({ token }: { token: string }): Promise<string | null> {
  try {
    (await openTestSocket(origin, app.tenant, token)).close();
    return null;
  } catch (error) {
    return (error as { refusal?: { code: string } }).refusal?.code ?? String(error);
  }
}

/** A closed socket leaves its group after its reply. */
async function untilOneOpens(session: { token: string }): Promise<void> {
  for (const deadline = Date.now() + 5_000; (await refusalOf(session)) !== null;)
    if (Date.now() > deadline) throw new Error('no socket opens');
}

function logIn({ username }: TestUser): Promise<{ token: string }> {
  const { idAppType, acronym } = app.tenant;
  return app.ok(login, { body: { username, password: testPassword, idAppType, acronym } });
}

test('a session may have thirty open sockets, and another session of the same person still opens its own', async () => {
  const user = await app.makeUser();
  const clients = await Promise.all(Array.from({ length: 30 }, () => clientFor(user)));
  expect(await refusalOf(user)).toBe('socket.too-many');
  expect(await refusalOf(await logIn(user))).toBeNull();
  clients[0]?.close();
  await untilOneOpens(user);
});

test('all people at one address together may have as many open sockets as the installation allows', async () => {
  const { env } = app.platform;
  const allowed = env.SOCKETS_PER_ADDRESS;
  const people = await Promise.all([1, 2, 3].map(() => app.makeUser()));
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('three people are needed');
  const clients = [await clientFor(first), await clientFor(second)];
  Object.assign(env, { SOCKETS_PER_ADDRESS: 2 });
  try {
    expect(await refusalOf(third)).toBe('socket.too-many');
    clients[0]?.close();
    await untilOneOpens(third);
  } finally {
    Object.assign(env, { SOCKETS_PER_ADDRESS: allowed });
  }
});
