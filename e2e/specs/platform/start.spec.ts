import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { currentSession } from '@shared-kit/contracts/identity';
import { contentHash } from '../../../tools/lib/content-hash.ts';
import { freePortPair } from '../../../tools/lib/ports.ts';
import { accountOf } from '../../support/accounts.ts';
import { Api } from '../../support/api.ts';
import { freshDemoData } from '../../../tools/lib/demo-data.ts';
import { logInByApi } from '../../support/sessions.ts';
import { startCommand } from '../../support/start-command.ts';
import type { StartCommand } from '../../support/start-command.ts';
import { expect, test } from '../../support/test.ts';

test.describe.configure({ timeout: 120_000 });

let dataDirectory = '';
let commands: StartCommand[] = [];

test.beforeEach(async () => {
  dataDirectory = await freshDemoData();
});

test.afterEach(async () => {
  await Promise.all(commands.map((command) => command.stop()));
  commands = [];
  rmSync(dataDirectory, { recursive: true, force: true });
});

function start(port: number): StartCommand {
  const command = startCommand({ port, dataDirectory });
  commands.push(command);
  return command;
}

test('npm start says that it is a demonstration, prints addresses and logins, and exits with 0 when it is stopped', async () => {
  const port = await freePortPair();
  const command = start(port);
  await command.up;
  await expect.poll(command.output).toContain(`http://localhost:${port}/sabermais`);
  const { username, password } = accountOf('ana', 'sabermais');
  expect(command.output()).toContain(username);
  expect(command.output()).toContain(password);
  expect(command.output()).toMatch(/This is a DEMONSTRATION: [\s\S]*INSTALLATION=production/);
  expect(await command.stop()).toBe(0);
});

test('a second instance on the same data directory is rejected, and the first continues', async ({ request }) => {
  const port = await freePortPair();
  await start(port).up;
  const second = start(await freePortPair());
  expect(await second.ended).toBe(11);
  expect(second.output()).toContain(dataDirectory);
  expect((await request.get(`http://localhost:${port}/aurora/login`)).status()).toBe(200);
});

test('names a port that is already in use', async () => {
  const port = await freePortPair();
  const other = createServer();
  await new Promise<void>((done) => other.listen({ port, host: 'localhost' }, done));
  const command = start(port);
  expect(await command.ended).toBe(10);
  expect(command.output()).toContain(String(port));
  await new Promise((done) => other.close(done));
});

test('reports a corrupt data directory and leaves it unchanged', async () => {
  const control = join(dataDirectory, 'db/global/pg_control');
  writeFileSync(control, readFileSync(control).fill(1, 0, 512));
  const before = contentHash(join(dataDirectory, 'db/base'), control);
  const command = start(await freePortPair());
  expect(await command.ended).toBe(12);
  expect(command.output()).toContain(dataDirectory);
  expect(contentHash(join(dataDirectory, 'db/base'), control)).toBe(before);
});

test('a session survives kill -9 of the server', async ({ request }) => {
  const port = await freePortPair();
  const origin = `http://localhost:${port}`;
  const first = start(port);
  await first.up;
  const { token, viewer } = await logInByApi(request, 'bruno', 'aurora', origin);

  const { pid } = JSON.parse(readFileSync(join(dataDirectory, 'lock'), 'utf8')) as { pid: number };
  process.kill(pid, 'SIGKILL');
  await first.ended;
  await start(port).up;

  const session = await new Api(request, 'aurora', token, origin).call(currentSession, {});
  expect(session.viewer).toEqual(viewer);
});
