import { readFile, readdir, stat } from 'node:fs/promises';
import { join, posix, resolve, sep } from 'node:path';

/** The files of a tenant's folder, by path relative to it with `/` between the parts. */
export interface TenantFolder {
  readonly root: string;
  readonly files: ReadonlySet<string>;
  bytes(file: string): Promise<Buffer>;
}

/** Null when there is no such folder. Hidden files are left out; links that lead out of the folder are not followed. */
export async function openTenantFolder(directory: string): Promise<TenantFolder | null> {
  const root = resolve(directory);
  const found = await stat(root).catch(() => null);
  if (!found?.isDirectory()) return null;
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')));
  return {
    root,
    files: new Set(files),
    bytes: (file) => readFile(join(root, file)),
  };
}

/** `./media/a.mp4` named in `trainings/nr-10.yaml` → `trainings/media/a.mp4`; a leading `/` starts at the tenant's folder. */
export function relativeTo(file: string, path: string): string {
  return path.startsWith('/') ? posix.normalize(path.slice(1)) : posix.normalize(posix.join(posix.dirname(file), path));
}

/** Files below a folder (`scorm/nr-10/`), in order, with their paths from the tenant's folder. */
export function filesBelow({ files }: Pick<TenantFolder, 'files'>, folder: string): string[] {
  return [...files].filter((file) => file.startsWith(folder)).toSorted();
}

/** The `*` parts of a path that the pattern matches, or null. */
export function matchPath(pattern: string, file: string): string[] | null {
  const shape = pattern.split('*').map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const match = new RegExp(`^${shape.join('([^/]+)')}$`).exec(file);
  return match ? match.slice(1) : null;
}
