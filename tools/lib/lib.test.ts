import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { contentHash } from './content-hash.ts';
import { databaseServices } from './database-services.ts';
import { inParallel } from './in-parallel.ts';
import { asOnlyBuilder } from './one-builder.ts';
import { isPortFree } from './ports.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'azulejo-tools-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a content hash changes only with a name or a content', () => {
  mkdirSync(join(folder, 'a'));
  writeFileSync(join(folder, 'a/one.txt'), 'one');
  const before = contentHash(folder);
  expect(contentHash(folder)).toBe(before);
  writeFileSync(join(folder, 'a/one.txt'), 'two');
  const changed = contentHash(folder);
  writeFileSync(join(folder, 'a/one.txt'), 'one');
  writeFileSync(join(folder, 'a/two.txt'), '');
  expect(new Set([before, changed, contentHash(folder)]).size).toBe(3);
});

test('parallel work keeps the order of the results and its maximum width', async () => {
  let running = 0;
  let widest = 0;
  const results = await inParallel([30, 10, 20], 2, async (pause) => {
    widest = Math.max(widest, (running += 1));
    await new Promise((done) => setTimeout(done, pause));
    running -= 1;
    return pause;
  });
  expect(results).toEqual([30, 10, 20]);
  expect(widest).toBe(2);
});

test('a taken port is distinguished from a free one', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen({ port: 0, host: 'localhost' }, done));
  const { port } = server.address() as AddressInfo;
  expect(await isPortFree(port)).toBe(false);
  await new Promise((done) => server.close(done));
  expect(await isPortFree(port)).toBe(true);
});

test('a configured browser takes precedence over one on the path', () => {
  writeFileSync(join(folder, 'chromium'), '#!/bin/sh\n', { mode: 0o755 });
  expect(findChromium({ PATH: folder })).toBe(join(folder, 'chromium'));
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: '/opt/browser' })).toBe('/opt/browser');
});

test('services that are configured and do not answer cause an error', async () => {
  const nobody = { DATABASE_URL: 'postgres://127.0.0.1:1/x', REDIS_URL: 'redis://127.0.0.1:1' };
  await expect(databaseServices(nobody)).rejects.toThrow('DATABASE_URL');
});

test('builds of one checkout run one at a time, also after a failed one', async () => {
  const notes: string[] = [];
  const build = (name: string) =>
    asOnlyBuilder(
      async () => {
        notes.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 20));
        notes.push(`${name} ends`);
        if (name === 'first') throw new Error('does not compile');
      },
      join(folder, 'builder.pid'),
    );
  const results = await Promise.allSettled([build('first'), build('second')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(notes).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
