import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverFolder } from '../platform/own-files.adapter.ts';

/**
 * Scripts of the page that frames a lesson, by name. Node's type stripping turns them into JavaScript. They are
 * read from the sources, also by the server's bundle.
 */
export interface PlayerFiles {
  /** Hash of the bytes, so that browsers can cache the files permanently. */
  readonly version: string;
  readonly files: ReadonlyMap<string, string>;
}

/** The runtimes of the two versions, by the name that the player imports. */
const runtimes = {
  'scorm-again/scorm12/min': 'scorm12.js',
  'scorm-again/scorm2004/min': 'scorm2004.js',
} as const;

/** The retry policy, shared with the portal's pages; the player imports it by this name. */
const RETRY_POLICY = '@shared-kit/contracts/retry';

/** Import map of the page: names to files beside the player. */
export const playerImports: Readonly<Record<string, string>> = { ...runtimes, [RETRY_POLICY]: 'index.ts' };

let made: PlayerFiles | undefined;

/** Returns the files; builds them on first use and caches them. */
export function playerFiles(): PlayerFiles {
  made ??= make();
  return made;
}

function make(): PlayerFiles {
  const own = scriptsIn(join(serverFolder, 'src/content-origin/scorm-player'));
  const shared = scriptsIn(dirname(fileURLToPath(import.meta.resolve(RETRY_POLICY))));
  const fromPackages = Object.entries(runtimes).map(
    ([specifier, name]) =>
      [name, withoutMap(readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8'))] as const,
  );
  const files = new Map([...own, ...shared, ...fromPackages]);
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\n${text}\n`);
  return { version: hash.digest('hex').slice(0, 16), files };
}

/**
 * Returns the scripts of a folder. File names are unique across the two folders, because all files are served from
 * one.
 */
function scriptsIn(folder: string): (readonly [string, string])[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [name, stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8'))]);
}

function withoutMap(script: string): string {
  return script.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}
