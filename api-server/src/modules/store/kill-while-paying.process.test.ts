import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint } from '@shared-kit/contracts/core';
import { addToCart, buy, listPurchased, showShoppingCart } from '@shared-kit/contracts/store';
import { readEnv } from '../../env.ts';
import { openInstallation } from '../../open-installation.ts';
import { makeTenant, makeUser } from '../../test/index.ts';
import type { TestTenant, TestUser } from '../../test/index.ts';
import { programPath } from '../../test/server-process.ts';
import { freshDataDirectory } from '../../test/template-database.ts';
import { cards, payment, sell } from './test/test-shop.ts';

const number = cards.answerLost.replaceAll(' ', '');
const cvv = '918';
const holder = 'Zulmira Quaresma';

let folder: string;
let port: number;
let standInPort: number;
let tenant: TestTenant;
let user: TestUser;
let idOffer: number;
let logs = '';
const running = new Set<ChildProcess>();

const settings = () => ({
  DATA_DIR: folder,
  PORT: String(port),
  CONTENT_PORT: '0',
  SHELL_DIR: join(folder, 'shell'),
  PAYMENT_STAND_IN_PORT: String(standInPort),
  LOG_LEVEL: 'trace',
  NODE_ENV: 'test',
});

beforeAll(async () => {
  folder = await freshDataDirectory();
  port = await freePort();
  standInPort = await freePort();
  const platform = await openInstallation(readEnv(settings()));
  tenant = await makeTenant(platform);
  await platform.database.db
    .updateTable('apps')
    .set({ host: `localhost:${port}` })
    .execute();
  user = await makeUser(platform, tenant);
  ({ idOffer } = await sell({ platform, tenant } as never));
  await platform.close();
}, 60_000);

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return address.port;
}

async function startServer(): Promise<ChildProcess> {
  const { DATABASE_URL: _, REDIS_URL: __, NODE_OPTIONS: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, [await programPath('main.ts')], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...inherited, ...settings() },
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (logs += chunk.toString()));
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/health`).catch(() => undefined);
    if (answer) return child;
    if (child.exitCode !== null) throw new Error(`the server did not start:\n${logs}`);
    await wait(100);
  }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
  running.delete(child);
}

async function send(endpoint: Endpoint, body?: unknown) {
  const response = await fetch(`http://localhost:${port}${tenant.basePath}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${user.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function until<T>(read: () => Promise<T>, isMet: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (isMet(value)) return value;
    await wait(200);
  }
}

test('keeps the purchase and charges once after a kill -9 between the charge and its answer', async () => {
  const first = await startServer();
  expect(await send(addToCart, { idOffer })).toMatchObject({ body: { sucess: true } });
  const body = payment({ card: cards.answerLost });
  // The gateway charges this card and loses the answer: the server is waiting for it when it is killed.
  const paidAt = Date.now();
  const cutOff = send(buy, body).catch(() => 'cut off');
  await until(
    () => send(showShoppingCart),
    ({ body: cart }) => JSON.stringify(cart).includes('PAYMENT_PENDING'),
  );
  // The single connection serves in order: once this call is answered, the charge queued before it is booked.
  await send(showShoppingCart);
  await kill(first);
  expect(await cutOff).toBe('cut off');

  const second = await startServer();
  const again = await send(buy, body);
  // The charge may already be settled only if the restart took longer than the settle timeout.
  if (Date.now() - paidAt < 15_000)
    expect(again).toMatchObject({ status: 409, body: { code: 'store.payment-in-progress' } });
  else
    expect(again).toMatchObject(
      again.status === 409 ? { body: { code: 'store.payment-in-progress' } } : { status: 200, body: { sucess: true } },
    );
  const owned = await until(
    () => send(listPurchased, {}),
    ({ body: reply }) => JSON.stringify(reply).includes('"aquired":true'),
  );
  expect(owned.body['offers']).toMatchObject([{ idOffer, aquired: true }]);
  expect(await send(buy, body)).toMatchObject({ status: 200, body: { sucess: true } });
  expect(await send(showShoppingCart)).toMatchObject({ body: { shoppingCart: null } });
  await kill(second);
}, 120_000);

test('writes no card number, code or name to the logs or the data directory', async () => {
  await startServer().then(async (server) => {
    // As a faulty page would send it, and as a good page sends it to the gateway.
    expect(await send(buy, { ...payment(), creditCard: number, CVV: cvv, name: holder })).toMatchObject({
      status: 400,
    });
    expect(await send(buy, payment({ token: number }))).toMatchObject({ status: 400 });
    const token = await fetch(`http://localhost:${standInPort}/v1/card_tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        card_number: number,
        security_code: cvv,
        expiration_month: 12,
        expiration_year: 2040,
        cardholder: { name: holder },
      }),
    });
    expect(token.status).toBe(201);
    await kill(server);
  });
  const platform = await openInstallation(readEnv(settings()));
  const { rows } = await platform.database.execute(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  let dump = '';
  for (const { table_name: table } of rows as { table_name: string }[]) {
    dump += JSON.stringify((await platform.database.execute(`select * from "${table}"`)).rows);
  }
  const { rows: orders } = await platform.database.execute('select * from store_orders');
  await platform.close();
  expect(orders).toHaveLength(1);
  expect(JSON.stringify(orders)).not.toContain(cvv);

  const grouped = cards.answerLost;
  for (const secret of [number, grouped, holder]) {
    expect(logs).not.toContain(secret);
    expect(dump).not.toContain(secret);
    expect(await filesWith(folder, secret)).toEqual([]);
  }
  expect(logs).not.toMatch(new RegExp(`\\b${cvv}\\b`));
}, 60_000);

/**
 * Returns the names of the files below a folder whose bytes contain the text, including the database's files and its
 * log.
 */
async function filesWith(directory: string, text: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => ((await readFile(file)).includes(text) ? file : undefined)),
  );
  return found.filter((file) => file !== undefined);
}
