import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBundled, serverFolder } from '../own-files.adapter.ts';
import type { Migration } from './migration.port.ts';

const source = join(serverFolder, 'src');
const nameShape = /^\d{14}-[a-z][a-z0-9-]*\.[jt]s$/;

/** Returns the folders of migrations: the platform's own and one per module. The bundle has all of them in one. */
function migrationFolders(): string[] {
  if (isBundled) return [join(serverFolder, 'dist/migrations')];
  const modules = join(source, 'modules');
  const ofModules = readdirSync(modules).map((module) => join(modules, module, 'migrations'));
  return [join(source, 'platform/database/migrations'), ...ofModules].filter((folder) => existsSync(folder));
}

/**
 * Returns the migration files of the platform and of all modules, sorted by the timestamp in their names, which is the
 * order in which they run.
 *
 * @throws when a name is not `<14 digits>-<name>.ts`, or when two files have the same timestamp.
 */
export function migrationFiles(folders: readonly string[] = migrationFolders()): string[] {
  const files = folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => !file.endsWith('.js.map'))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1));
  const timestamps = new Set<string>();
  for (const file of files) {
    const name = basename(file);
    if (!nameShape.test(name)) throw new Error(`${file}: a migration is named <timestamp>-<name>.ts`);
    const timestamp = name.slice(0, 14);
    if (timestamps.has(timestamp)) throw new Error(`${file}: another migration has the timestamp ${timestamp}`);
    timestamps.add(timestamp);
  }
  return files;
}

/** Returns the names of the migrations of this version, sorted. Loads none of them. */
export function migrationNames(): string[] {
  return migrationFiles().map(nameOf);
}

function nameOf(file: string): string {
  return basename(file, extname(file));
}

/**
 * Loads the migrations by name. A module's migration is read from its folder, so that the platform imports no module.
 */
export async function readMigrations(files: readonly string[] = migrationFiles()): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const file of files) {
    const { migration } = (await import(pathToFileURL(file).href)) as { migration: Migration };
    migrations[nameOf(file)] = migration;
  }
  return migrations;
}
