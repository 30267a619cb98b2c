import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inWorkspace, workspace } from './workspace.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the folder of a package and those of the workspace packages that it depends on, directly or not.
 *
 * @param folder folder of a package, relative to the workspace
 */
export function packageFolders(folder: string): string[] {
  const manifests = new Map(
    globSync(['*/package.json', '*/*/package.json'], { cwd: workspace, exclude: ['**/node_modules'] }).map((file) => [
      dirname(file),
      JSON.parse(readFileSync(inWorkspace(file), 'utf8')) as Manifest,
    ]),
  );
  const folderOf = new Map([...manifests].map(([path, { name }]) => [name, path]));
  const found = new Set([folder]);
  for (const each of found) {
    const { dependencies, devDependencies } = manifests.get(each) ?? {};
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const path = folderOf.get(name);
      if (path !== undefined && version.startsWith('workspace:')) found.add(path);
    }
  }
  return [...found].toSorted();
}
