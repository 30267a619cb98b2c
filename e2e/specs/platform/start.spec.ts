import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../../tools/lib/content-hash.ts';
import { freshDemoData } from '../../../tools/lib/demo-data.ts';
import { freePortPair } from '../../../tools/lib/ports.ts';
import { accountOf } from '../../support/accounts.ts';
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

// main.process.test.ts goes through everything that ends a start, and kills the server. These tests show that `npm start` passes on what the
// server says, and its exit code.
test('npm start says that it is a demonstration, prints addresses and logins, rejects a second one on the same data, and exits with 0 when it is stopped', async ({
  request,
}) => {
  const port = await freePortPair();
  const command = start(port);
  await command.up;
  await expect.poll(command.output).toContain(`http://localhost:${port}/sabermais`);
  const { username, password } = accountOf('ana', 'sabermais');
  expect(command.output()).toContain(username);
  expect(command.output()).toContain(password);
  expect(command.output()).toMatch(/This is a DEMONSTRATION: [\s\S]*INSTALLATION=production/);

  const second = start(await freePortPair());
  expect(await second.ended).toBe(11);
  expect(second.output()).toContain(dataDirectory);
  expect((await request.get(`http://localhost:${port}/aurora/login`)).status()).toBe(200);
  expect(await command.stop()).toBe(0);
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
