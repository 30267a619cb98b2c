import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grantsOf } from '@shared-kit/contracts/delivery';
import { registerRemote } from '../../api-server/src/modules/delivery/registration/register-remote.service.ts';
import type { Platform } from '../../api-server/src/platform/platform.ts';
import { readBuildFolder } from '../../api-server/src/modules/delivery/releases/build-folder.service.ts';
import { publishRelease } from '../../api-server/src/modules/delivery/releases/publish-release.service.ts';
import { writeRelease } from '../../tools/release/index.ts';

/**
 * Publishes remotes until the registry has `count`. Each is signed, on stable, has its own pages, and belongs to a
 * module that every tenant has off.
 */
export async function registerUpTo(platform: Platform, count: number): Promise<void> {
  const known = await platform.database.db.selectFrom('releases').select('remote').distinct().execute();
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-bench-remotes-'));
  for (let index = known.length; index < count; index += 1) {
    const build = await readBuildFolder(writeBuild(join(folder, String(index)), index));
    const { remote, manifest } = build.release;
    const registration = { remote, module: manifest.module, owner: 'Bench', routes: grantsOf(manifest) };
    await registerRemote(platform, registration, 'bench');
    await publishRelease(platform, build, 'bench');
  }
  rmSync(folder, { recursive: true, force: true });
}

function writeBuild(dist: string, index: number): string {
  const remote = `mfe-more-${index}`;
  const container = `mfe_more_${index}_1_0_0`;
  mkdirSync(dist, { recursive: true });
  const chunks = Array.from({ length: 8 }, (_, chunk) => `page-${chunk}.js`);
  for (const file of ['remoteEntry.js', ...chunks])
    writeFileSync(join(dist, file), `globalThis.${container} ??= {}; // ${file}\n`);
  writeRelease({
    dist,
    remote,
    version: '1.0.0',
    container,
    entry: 'remoteEntry.js',
    format: 'var',
    preloads: Object.fromEntries(chunks.map((file) => [file.replace('.js', ''), [file]])),
    manifest: {
      id: remote,
      module: `more-${index}`,
      contract: 1,
      routes: chunks.map((file, page) => ({
        path: `/more-${index}/${page}`,
        page: file.replace('.js', ''),
        title: `Page ${page}`,
      })),
      menu: [],
      slots: [],
      emits: [],
      listens: [],
    },
  });
  return dist;
}
