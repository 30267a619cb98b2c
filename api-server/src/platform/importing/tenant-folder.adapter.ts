import { readFile, readdir, stat } from 'node:fs/promises';
import { join, posix, resolve, sep } from 'node:path';

/** The files of a tenant's folder, by relative path with `/` as separator. */
export interface TenantFolder {
  readonly root: string;
  readonly files: ReadonlySet<string>;
  bytes(file: string): Promise<Buffer>;
}

/**
 * Opens a tenant's folder. Returns null when it does not exist. Hidden files are skipped, and links that leave the
 * folder are not followed.
 */
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

/**
 * Resolves a path relative to a file: `./media/a.mp4` named in `trainings/nr-10.yaml` → `trainings/media/a.mp4`. A
 * leading `/` starts at the tenant's folder.
 */
export function relativeTo(file: string, path: string): string {
  return path.startsWith('/') ? posix.normalize(path.slice(1)) : posix.normalize(posix.join(posix.dirname(file), path));
}

/** Returns the sorted files below a folder (`scorm/nr-10/`), with their paths from the tenant's folder. */
export function filesBelow({ files }: Pick<TenantFolder, 'files'>, folder: string): string[] {
  return [...files].filter((file) => file.startsWith(folder)).toSorted();
}

/** Returns the values of the `*` parts of a path that matches the pattern, or null. */
export function matchPath(pattern: string, file: string): string[] | null {
  const shape = pattern.split('*').map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const match = new RegExp(`^${shape.join('([^/]+)')}$`).exec(file);
  return match ? match.slice(1) : null;
}
