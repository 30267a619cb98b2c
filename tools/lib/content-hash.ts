import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a hash of the contents and names of these files and folders. */
export function contentHash(...paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) add(path);
  return hash.digest('hex');

  function add(path: string): void {
    if (!existsSync(path)) return;
    hash.update(`${path}\0`);
    if (!statSync(path).isDirectory()) hash.update(readFileSync(path));
    else for (const name of readdirSync(path).toSorted()) add(join(path, name));
  }
}

export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
