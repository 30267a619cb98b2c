import { bellChanged, followBell, readAllBellEntries } from '@shared-kit/contracts/notifications';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../test/index.ts';
import { listening, openTestSocket } from '../content/test/socket-client.ts';
import type { SocketClient } from '../content/test/socket-client.ts';
import { notify } from './index.ts';
import { ring } from './test/bell.fixtures.ts';

let app: TestApp;
let origin: string;
const open: SocketClient[] = [];
beforeAll(async () => {
  app = await startTestApp();
  origin = await listening(app);
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(() => app.close());

async function pageOf({ token }: TestUser, tenant: TestTenant = app.tenant): Promise<SocketClient> {
  const client = await openTestSocket(origin, tenant, token);
  open.push(client);
  await client.call(followBell, {});
  return client;
}

/** Collects the events that a page receives. */
function heardBy({ socket }: SocketClient): unknown[] {
  const received: unknown[] = [];
  socket.on(bellChanged.name, (data: unknown) => void received.push(data));
  return received;
}

const settled = () => new Promise((done) => setTimeout(done, 100));

test('an entry reaches every open page of its person at once, and nobody else', async () => {
  const [ana, rita] = [await app.makeUser(), await app.makeUser()];
  const [first, second] = [await pageOf(ana), await pageOf(ana)];
  const others = [heardBy(await pageOf(rita)), heardBy(await pageOf(app.otherUser, app.otherTenant))];
  const notified = Promise.all([first.next(bellChanged), second.next(bellChanged)]);
  await ring(app, ana, { kind: 'answer', title: 'Sua matrícula foi aprovada' });
  const arrived = { arrived: { kind: 'answer', title: 'Sua matrícula foi aprovada' } };
  expect(await notified).toEqual([arrived, arrived]);
  await settled();
  expect(others).toEqual([[], []]);
});

test('reading in one page reaches the others at once', async () => {
  const ana = await app.makeUser();
  const page = await pageOf(ana);
  const arrival = page.next(bellChanged);
  await ring(app, ana);
  await arrival;
  const notified = page.next(bellChanged);
  await app.ok(readAllBellEntries, {}, { as: ana });
  expect(await notified).toEqual({ arrived: null });
  const received = heardBy(page);
  await app.ok(readAllBellEntries, {}, { as: ana });
  await settled();
  expect(received).toEqual([]);
});

test('an entry of a transaction that is rolled back is not reported', async () => {
  const ana = await app.makeUser();
  const received = heardBy(await pageOf(ana));
  const failed = withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    await notify.of(db)(db, {
      idUser: ana.idUser,
      key: 'x',
      kind: 'refund',
      title: 'x',
      text: 'x',
      path: '/x',
      now: app.clock.now(),
    });
    throw new Error('the payment failed');
  });
  await expect(failed).rejects.toThrow('the payment failed');
  await settled();
  expect(received).toEqual([]);
});

test('a tenant without the module refuses to follow the bell', async () => {
  const none = await app.makeTenant({ modules: [] });
  const client = await openTestSocket(origin, none, (await app.makeUser(none)).token);
  open.push(client);
  expect(await client.refused(followBell, {})).toMatchObject({ success: false });
});
