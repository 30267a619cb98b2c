import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteState } from '@shared-kit/contracts/delivery';
import { sriOf, writeRemoteBuild } from '../../../test/remote-build.ts';
import { runProgram } from '../../../test/server-process.ts';
import { reachableServices } from '../../../test/services.ts';
import { onInstallation, succeed } from '../../../test/stopped-installation.ts';
import { migratedDatabase } from '../../../test/template-database.ts';
import { exitCodes } from '../../../platform/start-error.types.ts';

// Runs real processes on a database and a data directory that they share.
const patience = 180_000;
const remote = 'mfe-store';
const services = await reachableServices();

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'azulejo-publishers-'));
  for (const version of ['1.0.0', '1.1.0']) await writeRemoteBuild(join(folder, version), remote, version);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

if ('missing' in services) {
  process.stderr.write(`Publishers on several machines: left out. ${services.missing}\n`);
} else {
  publishersOnSeveralMachines(services.databaseUrl);
}

function publishersOnSeveralMachines(databaseUrl: string): void {
  let database: { url: string; drop(): Promise<void> };
  let env: Record<string, string>;
  beforeAll(async () => {
    database = await migratedDatabase(databaseUrl);
    env = { DATABASE_URL: database.url, DATABASE_POOL: '2', DATA_DIR: join(folder, 'data') };
    await onInstallation(env, async (platform) => {
      for (const name of [remote, 'mfe-twin'])
        await succeed(platform, 'remote', 'register', name, '--module', 'store', '--owner', 'Equipe de teste');
      await succeed(platform, 'remote', 'publish', join(folder, '1.0.0'));
    });
  }, patience);
  afterAll(() => database?.drop());
  const here = (...args: string[]) => onInstallation(env, (platform) => succeed(platform, ...args));

  test(
    'run twice with other bytes under one version: one gets an error, and row and files are the other’s',
    async () => {
      const dists = ['a', 'b'].map((name) => join(folder, `twin-${name}`));
      for (const dist of dists) {
        await writeRemoteBuild(dist, 'mfe-twin', '1.0.0', {
          files: { 'remoteEntry.js': sriOf(dist), 'assets/page.css': sriOf('.a{}') },
        });
        await writeFile(join(dist, 'remoteEntry.js'), dist);
      }
      const ended = await Promise.all(
        dists.map((dist) => runProgram('cli/azulejo.ts', ['remote', 'publish', dist], env)),
      );
      expect(ended.map(({ code }) => code).toSorted()).toEqual([0, exitCodes.refused]);
      const [winner] = dists.filter((_, index) => ended[index]?.code === 0);
      expect(await readFile(join(folder, 'data/files/remotes/mfe-twin/1.0.0/remoteEntry.js'), 'utf8')).toBe(winner);
      const again = await here('remote', 'publish', String(winner), '--json');
      expect(JSON.parse(again)).toEqual([
        { remote: 'mfe-twin', version: '1.0.0', isNew: false, isStable: true, refusal: '', restored: 0 },
      ]);
    },
    patience,
  );

  test(
    'run twice with different versions and a promotion: both are stored, and the history shows which came last',
    async () => {
      await writeRemoteBuild(join(folder, '1.2.0'), remote, '1.2.0');
      const ended = await Promise.all(
        ['1.1.0', '1.2.0'].map((version) =>
          runProgram('cli/azulejo.ts', ['remote', 'publish', join(folder, version), '--promote'], env),
        ),
      );
      expect(ended.map(({ code }) => code)).toEqual([0, 0]);
      const shown = await here('remote', 'show', remote, '--json');
      const { stable, earlier, releases } = JSON.parse(shown) as RemoteState & { releases: object[] };
      expect([...earlier, stable].toSorted()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
      expect(earlier.at(-1)).toBe('1.0.0');
      expect(releases).toHaveLength(3);
    },
    patience,
  );
}
