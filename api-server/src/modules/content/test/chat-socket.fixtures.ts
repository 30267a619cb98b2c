import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { makeRoom } from './chat-factory.ts';
import { listening, openTestSocket } from './socket-client.ts';
import type { SocketClient } from './socket-client.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let origin: string;
export let room: number;
const open: SocketClient[] = [];

export async function clientFor(user: Pick<TestUser, 'token'> = app.user, tenant = app.tenant): Promise<SocketClient> {
  const client = await openTestSocket(origin, tenant, user.token);
  open.push(client);
  return client;
}
export const message = (text = 'Oi', to = room) => ({ room: to, message: text, clientId: crypto.randomUUID() });

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  origin = await listening(app);
  afterLastFile(() => app.close());
}

/** Starts an app that accepts connections. */
export function startChatApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));

  beforeEach(async () => {
    room = await makeRoom(app, app.tenant);
  });

  afterEach(() => {
    app.clock.reset();
    for (const client of open.splice(0)) client.close();
  });
}
