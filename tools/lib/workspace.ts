import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Fault } from './steps.ts';

export const workspace = resolve(import.meta.dirname, '../..');

export const inWorkspace = (...parts: string[]): string => join(workspace, ...parts);

/** Folders of the federated remotes. */
export const remotes: readonly string[] = readdirSync(workspace)
  .filter((name) => name.startsWith('mfe-') && existsSync(inWorkspace(name, 'src/manifest.ts')))
  .toSorted();

/** Packages of the kit, by their folder in `shared-kit`. Each depends only on packages before it. */
export const kitPackages = ['contracts', 'runtime', 'ui', 'media', 'testing'] as const;

/** Bundle of the server (docs/adr/0035), beside its sources: both find the same packages. */
export const serverBundle = inWorkspace('api-server/dist');

/** All parts that webpack builds. The shell comes first: it takes longest. */
export const builtParts: readonly string[] = ['host-shell', ...remotes];

/** Returns the part for `store`, `mfe-store` or `shell`, as people type it. */
export function partNamed(name: string): string {
  const part = [name, `mfe-${name}`, `host-${name}`].find((each) => builtParts.includes(each));
  if (!part) throw new Fault(`Nothing is built under the name ${name}. There are: ${builtParts.join(', ')}`);
  return part;
}

/** Program that a package's bin names, without the shell script around it. */
export const jestProgram = inWorkspace('node_modules/jest/bin/jest.js');
