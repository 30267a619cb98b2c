import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statSync, truncateSync, watch, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isOutOfSpace } from './platform/database/data-directory.adapter.ts';
import { fill as fillInstallation } from './platform/backup/test/installation.fixtures.ts';
import { exitCodes } from './platform/start-error.types.ts';
import { portalClient } from './test/portal-client.ts';
import { runProgram, startServer } from './test/server-process.ts';
import type { ServerProcess } from './test/server-process.ts';
import { copyDataDirectory } from './test/template-database.ts';

const patience = 120_000;
const plenty = async () => 1024 ** 3;
const none = async () => 0;

test('a full disk is distinguished from a broken database, however the error is worded', async () => {
  expect(await isOutOfSpace('/data', Object.assign(new Error('write'), { code: 'ENOSPC' }), plenty)).toBe(true);
  expect(
    await isOutOfSpace('/data', Object.assign(new Error('could not extend file'), { code: '53100' }), plenty),
  ).toBe(true);
  expect(await isOutOfSpace('/data', new Error('unreachable'), none)).toBe(true);
  expect(await isOutOfSpace('/data', new Error('unreachable'), plenty)).toBe(false);
});

// Uses a real small disk when this machine can mount one; otherwise the test above must suffice.
if (canMount()) {
  test.each(['db', 'db.complete'])(
    'a disk that fills up during the first start, when %s exists, is not reported as corruption, and the next start works',
    async (file) => {
      const disk = await smallDisk();
      const dataDir = join(disk, 'data');
      const filler = join(disk, 'filler');
      try {
        await mkdir(dataDir);
        const watcher = watch(dataDir, (_, name) => name === file && fill(filler));
        const { code, stderr } = await runProgram('main.ts', [], { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' });
        watcher.close();
        expect([code, stderr]).toEqual([exitCodes.diskFull, expect.stringContaining('Não há espaço em disco')]);
        if (file === 'db') expect(await readdir(dataDir)).not.toContain('db');
        await rm(filler);
        if (file === 'db.complete') execFileSync('mount', ['-o', 'remount,size=512m', disk]);
        const server = await startServer({ DATA_DIR: dataDir });
        expect(await server.end('SIGTERM')).toBe(0);
      } finally {
        execFileSync('umount', ['-l', disk]);
        await rm(disk, { recursive: true });
      }
    },
    patience,
  );
}

if (!canMount()) test('skipped: this machine mounts no disk', () => expect(canMount()).toBe(false));

if (canMount()) {
  test(
    'an import on a disk that fills up ends with exit code 13 and without a stack, and the next one works',
    async () => {
      const disk = await smallDisk('500m');
      const dataDir = join(disk, 'data');
      const filler = join(disk, 'filler');
      const demo = resolve(import.meta.dirname, '../../demo/horizonte');
      try {
        await copyDataDirectory(dataDir);
        // Less than the import writes.
        fill(filler, 512 * 1024);
        const { code, stderr } = await runProgram('cli/azulejo.ts', ['tenant', 'import', demo], { DATA_DIR: dataDir });
        expect([code, stderr]).toEqual([exitCodes.diskFull, expect.stringContaining('Não há espaço em disco')]);
        expect(stderr).not.toMatch(/^ {4}at /m);
        await rm(filler);
        const again = await runProgram('cli/azulejo.ts', ['tenant', 'import', demo], { DATA_DIR: dataDir });
        expect([again.code, again.stderr]).toEqual([0, '']);
      } finally {
        execFileSync('umount', ['-l', disk]);
        await rm(disk, { recursive: true });
      }
    },
    patience,
  );

  test(
    'on a full disk a server is alive and not ready, reads, and answers writes with 507, until there is space again',
    async () => {
      const disk = await smallDisk('500m');
      const dataDir = join(disk, 'data');
      const filler = join(disk, 'filler');
      let server: ServerProcess | undefined;
      try {
        await copyDataDirectory(dataDir);
        const { tenant, user } = await fillInstallation({ DATA_DIR: dataDir });
        server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
        const { origin } = server;
        const status = async (path: string) => (await fetch(`${origin}${path}`)).status;
        const client = portalClient(origin, tenant.segment, tenant.host);
        const read = () => client.call('GET', `/users/${user.idUser}`, { token: user.token });
        const rename = (name: string) =>
          client.call('PUT', `/users/${user.idUser}`, { token: user.token, body: { name } });
        expect([await status('/health/ready'), (await rename('Nome')).status]).toEqual([200, 200]);
        fill(filler);
        await new Promise((done) => setTimeout(done, 2_100));
        expect([await status('/health/ready'), await status('/health/live'), await status('/metrics')]).toEqual([
          503, 200, 200,
        ]);
        // Writes that fit into the pages of the database still succeed.
        let [confirmed, refused] = [0, await rename('Nome 0')];
        while (refused.ok && confirmed < 500) refused = await rename(`Nome ${(confirmed += 1)}`);
        expect([refused.status, await refused.json()]).toEqual([
          507,
          expect.objectContaining({ code: 'server.disk-full', message: expect.any(String) as string }),
        ]);
        const shown = await read();
        expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(`Nome ${confirmed - 1}`)]);
        await rm(filler);
        await new Promise((done) => setTimeout(done, 2_100));
        expect([await status('/health/ready'), (await rename('Nome Final')).status]).toEqual([200, 200]);
        expect(await (await read()).text()).toContain('Nome Final');
      } finally {
        await server?.end('SIGKILL');
        execFileSync('umount', ['-l', disk]);
        await rm(disk, { recursive: true });
      }
    },
    patience,
  );
}

/** Writes a file that takes the whole disk, except the bytes that are left free. */
function fill(path: string, left = 0): void {
  try {
    writeFileSync(path, Buffer.alloc(512 * 1024 * 1024));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  truncateSync(path, Math.max(0, statSync(path).size - left));
}

async function smallDisk(size = '215m'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  return folder;
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}
