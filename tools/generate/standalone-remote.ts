import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from '../lib/log-file.ts';
import { Fault, step } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { copyTemplate } from './copy-template.ts';
import { packPackages } from './pack-packages.ts';
import type { PackageManifest } from './packed-manifest.rules.ts';
import type { RemoteName } from './remote-name.rules.ts';
import { standalonePackage } from './standalone-package.rules.ts';

/**
 * Writes a remote outside this workspace: the same template, with the kit and the build factory as packages beside it.
 */
export async function writeStandaloneRemote(remote: RemoteName, folder: string): Promise<void> {
  if (!`${folder}/`.startsWith(inWorkspace('/'))) return write(remote, folder);
  throw new Fault(`${folder} is inside this workspace: name a folder outside of it, or leave out --standalone`, '', 2);
}

async function write(remote: RemoteName, folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Fault(`${folder} is not empty: nothing was written`, '', 2);
  copyTemplate('remote', folder, remote, { 'package.json': null, 'tsconfig.json': null });
  copyTemplate('standalone', folder, remote);
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n');
  writeFileSync(join(folder, '.node-version'), readFileSync(inWorkspace('.node-version')));
  const packed = await step('pack the kit and the build factory', () =>
    packPackages(join(folder, 'packages'), openLog('new')),
  );
  const manifest = standalonePackage(remote.name, readManifest('tools/templates/remote'), readManifest('.'), packed);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(
    `\nmfe-${remote.name} is in ${folder}. Next, there:\n\n  npm install\n  npm test\n  npm run build\n\nHow it is run and published: README.md`,
  );
}

function readManifest(part: string): PackageManifest {
  return JSON.parse(readFileSync(inWorkspace(part, 'package.json'), 'utf8')) as PackageManifest;
}
