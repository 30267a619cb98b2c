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
  /** Hashes of the files, as in `integrity` attributes and CSP. */
  readonly hashes: ReadonlyMap<string, string>;
}

/** Folders of contracts that the player imports by their names, shared with the portal's pages and the server. */
const shared = {
  '@shared-kit/contracts/retry': 'retry',
  '@shared-kit/contracts/scorm': 'scorm',
  '@shared-kit/contracts/sequencing': 'sequencing',
} as const;

/** Import map of the page: names to files beside the player. */
export const playerImports: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(shared).map(([specifier, folder]) => [specifier, `${folder}/index.ts`]),
);

let made: PlayerFiles | undefined;

/** Returns the files; builds them on first use and caches them. */
export function playerFiles(): PlayerFiles {
  made ??= make();
  return made;
}

function make(): PlayerFiles {
  const files = new Map([
    ...scriptsIn('player', join(serverFolder, 'src/content-origin/scorm-player')),
    ...Object.entries(shared).flatMap(([specifier, folder]) =>
      scriptsIn(folder, dirname(fileURLToPath(import.meta.resolve(specifier)))),
    ),
  ]);
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\n${text}\n`);
  const hashes = new Map([...files].map(([name, text]) => [name, `sha256-${sha256(text)}`] as const));
  return { version: hash.digest('hex').slice(0, 16), files, hashes };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Returns the scripts of a folder, by the folder's name in addresses and their own. */
function scriptsIn(name: string, folder: string): (readonly [string, string])[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(file))
    .map((file) => [`${name}/${file}`, stripTypeScriptTypes(readFileSync(join(folder, file), 'utf8'))]);
}
