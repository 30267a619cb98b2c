import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockSchema } from '@shared-kit/contracts/delivery';
import type { Moved, MoveRecord, RemoteState } from '@shared-kit/contracts/delivery';
import { remoteRecord, sriOf, writeRemoteBuild } from '../../../test/remote-build.ts';
import { programPath, runProgram, startServer } from '../../../test/server-process.ts';
import type { ServerProcess } from '../../../test/server-process.ts';
import { makeCompany, onInstallation, succeed } from '../../../test/stopped-installation.ts';
import { freshDataDirectory } from '../../../test/template-database.ts';
import { exitCodes } from '../../../platform/start-error.types.ts';

// Runs real processes on a data directory of their own and kills them with SIGKILL at critical moments.
const patience = 180_000;
const remote = 'mfe-store';

let folder: string;
let prepared: string;
let dataDir: string;
let token: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'azulejo-registry-'));
  await writeRemoteBuild(join(folder, '1.0.0'), remote, '1.0.0');
  await writeRemoteBuild(join(folder, '1.1.0'), remote, '1.1.0');
  prepared = await freshDataDirectory();
  token = await onInstallation({ DATA_DIR: prepared }, async (platform) => {
    await makeCompany(platform, 'horizonte');
    await succeed(platform, 'remote', 'register', remote, '--module', 'store', '--owner', 'Equipe de teste');
    for (const version of ['1.0.0', '1.1.0']) await succeed(platform, 'remote', 'publish', join(folder, version));
    const created = await succeed(platform, 'token', 'create', '--operator', '--name', 'teste', '--json');
    return (JSON.parse(created) as { token: string }).token;
  });
}, patience);
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL').catch(() => undefined);
  for (const directory of [folder, prepared]) await rm(directory, { recursive: true, force: true });
});

async function azulejo(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runProgram('cli/azulejo.ts', args, { DATA_DIR: dataDir });
  if (code !== 0) throw new Error(`azulejo ${args.join(' ')} ended with ${code}: ${stderr}`);
  return stdout;
}

/** Starts a server on a copy of the prepared data. */
async function startOnCopy(): Promise<ServerProcess> {
  await copyPrepared();
  return start();
}

async function copyPrepared(): Promise<void> {
  dataDir = await mkdtemp(join(folder, 'data-'));
  await cp(prepared, dataDir, { recursive: true });
}

async function start(): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir });
  running.push(server);
  return server;
}

const show = async () =>
  JSON.parse(await azulejo('remote', 'show', remote, '--json')) as RemoteState & { releases: { version: string }[] };

describe('a publisher that is killed half way', () => {
  test(
    'leaves no release, and another build of that version can be published afterwards',
    async () => {
      await copyPrepared();
      const many = Array.from(
        { length: 150 },
        (_, index) => [`chunk-${index}.js`, `export const x = '${index}'.repeat(9);`] as const,
      );
      const files = {
        ...remoteRecord(remote, '2.0.0').files,
        ...Object.fromEntries(many.map(([name, text]) => [name, sriOf(text)])),
      };
      const dist = join(folder, '2.0.0');
      await writeRemoteBuild(dist, remote, '2.0.0', { files });
      for (const [name, text] of many) await writeFile(join(dist, name), text);

      const publisher = spawn(
        process.execPath,
        [await programPath('cli/azulejo.ts'), 'remote', 'publish', dist, '--promote'],
        {
          env: { PATH: process.env['PATH'], HOME: process.env['HOME'], SHELL_DIR: '/nonexistent', DATA_DIR: dataDir },
        },
      );
      const ended = once(publisher, 'exit');
      const written = join(dataDir, 'files/remotes', remote, '2.0.0');
      while (publisher.exitCode === null && (await readdir(written).catch(() => [])).length === 0)
        await new Promise(setImmediate);
      publisher.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
      const left = await readdir(written);
      expect(left.length).toBeLessThan(many.length);

      // From here on a server executes the commands, on what the dead publisher has left.
      const server = await start();
      expect(await show()).toMatchObject({ stable: '1.0.0', releases: [{ version: '1.1.0' }, { version: '1.0.0' }] });
      await rm(dist, { recursive: true });
      await writeRemoteBuild(dist, remote, '2.0.0');
      await azulejo('remote', 'publish', dist, '--promote');
      expect(await show()).toMatchObject({ stable: '2.0.0', earlier: ['1.0.0'] });
      const reply = await fetch(`${server.origin}/_remotes/${remote}/2.0.0/remoteEntry.js`);
      expect(sriOf(await reply.text())).toBe(remoteRecord(remote, '2.0.0').files['remoteEntry.js']);
    },
    patience,
  );
});

describe('a server that is killed during promotes', () => {
  test(
    'afterwards has the last confirmed release or the one in progress, with a matching history',
    async () => {
      let server = await startOnCopy();
      for (let round = 0; round < 2; round += 1) {
        const { confirmed, attempted } = await promoteUntilKilled(server);
        server = await start();
        const { stable, earlier } = await call<RemoteState>(server, '');
        expect([confirmed, attempted]).toContain(stable);
        expect(earlier).toEqual([stable === '1.0.0' ? '1.1.0' : '1.0.0']);
        const { moves } = await call<{ moves: MoveRecord[] }>(server, '/moves');
        expect(moves[0]).toMatchObject({ kind: 'promote', to: stable, from: earlier[0] });
      }
    },
    patience,
  );
});

/** Promotes one version after the other, and kills the server during one of the calls. */
async function promoteUntilKilled(server: ServerProcess): Promise<{ confirmed: string; attempted: string }> {
  let confirmed = (await call<RemoteState>(server, '')).stable ?? '';
  let killed: Promise<unknown> | undefined;
  for (let count = 0; ; count += 1) {
    const version = confirmed === '1.0.0' ? '1.1.0' : '1.0.0';
    const reply = call<Moved>(server, '/promote', { version }).catch(() => null);
    if (count === 25) setImmediate(() => (killed = server.end('SIGKILL')));
    const moved = await reply;
    if (!moved) {
      await killed;
      return { confirmed, attempted: version };
    }
    confirmed = version;
  }
}

async function call<T>(server: ServerProcess, path: string, body?: object): Promise<T> {
  const reply = await fetch(`${server.origin}/api/platform/remotes/${remote}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

describe('the command line', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startOnCopy();
  }, patience);

  test(
    'publishes to a remote server with only its address and a token',
    async () => {
      const elsewhere = { AZULEJO_SERVER: `${server.origin}/`, AZULEJO_TOKEN: token };
      const dist = join(folder, '1.2.0');
      await writeRemoteBuild(dist, remote, '1.2.0');
      const published = await runProgram(
        'cli/azulejo.ts',
        ['remote', 'publish', dist, '--promote', '--json'],
        elsewhere,
      );
      expect([published.code, JSON.parse(published.stdout)]).toEqual([
        0,
        [{ remote, version: '1.2.0', isNew: true, isStable: true, refusal: '', restored: 0 }],
      ]);
      expect(await call<RemoteState>(server, '')).toMatchObject({ stable: '1.2.0', earlier: ['1.0.0'] });

      const local = await runProgram('cli/azulejo.ts', ['tenant', 'list'], elsewhere);
      expect([local.code, local.stderr]).toEqual([exitCodes.refused, expect.stringContaining('sem AZULEJO_SERVER')]);
      const denied = await runProgram('cli/azulejo.ts', ['remote', 'list'], {
        ...elsewhere,
        AZULEJO_TOKEN: 'azd_nothing',
      });
      expect(denied.code).toBe(exitCodes.denied);
    },
    patience,
  );

  test(
    'moves releases through a server that owns the data directory, while it serves',
    async () => {
      await azulejo('module', 'enable', 'store', '--tenant', 'horizonte');
      await azulejo('remote', 'promote', `${remote}@1.1.0`);
      const lock = lockSchema.parse(await (await fetch(`${server.origin}/api/platform/lock?tenant=horizonte`)).json());
      expect(lock.remotes[remote]?.version).toBe('1.1.0');
    },
    patience,
  );
});
