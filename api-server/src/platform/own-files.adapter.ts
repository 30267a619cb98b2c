import { findPackageJSON } from 'node:module';
import { dirname, extname } from 'node:path';

/**
 * Folder of the server's package, which holds the sources in `src` and the bundle in `dist`. A file is found from here,
 * because the bundle moves the code to other folders (docs/adr/0035).
 */
export const serverFolder = dirname(ownManifest());

/** True when this process runs the bundle instead of the sources. */
export const isBundled = extname(import.meta.filename) !== '.ts';

function ownManifest(): string {
  const path = findPackageJSON(import.meta.url);
  if (path === undefined) throw new Error('The package.json of the server is missing.');
  return path;
}
