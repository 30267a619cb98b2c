import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grantsOf } from '@shared-kit/contracts/delivery';
import type { Release } from '@shared-kit/contracts/delivery';
import { RELEASE_FILE } from '../../tools/release/index.ts';

/** Registers the remote of a build with the routes of its manifest, as an operator does before the first release. */
export async function registerRemote(azulejo: (...args: string[]) => Promise<string>, build: string): Promise<void> {
  const { remote, manifest } = JSON.parse(readFileSync(join(build, RELEASE_FILE), 'utf8')) as Release;
  const routes = grantsOf(manifest).flatMap((route) => ['--route', route]);
  await azulejo('remote', 'register', remote, '--module', manifest.module, '--owner', 'Equipe de teste', ...routes);
}
