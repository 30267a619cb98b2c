import { mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/open-database.adapter.ts';
import { schemaState } from '../database/schema-state.repository.ts';
import { damages, faultLines } from '../database/schema-faults.rules.ts';
import { refuse } from '../errors.ts';
import type { FileStore } from '../storage/storage.port.ts';
import { sequenceValues } from './catalog.repository.ts';
import { copyFiles } from './copy-files.service.ts';
import { writeHashedText } from './hashed-file.adapter.ts';
import { filesFolder, manifestFile, tablesFolder } from './manifest.schema.ts';
import type { FileLine, Manifest } from './manifest.schema.ts';
import { secretFingerprint } from './secret-fingerprint.rules.ts';
import { writeTables } from './write-tables.service.ts';

export interface BackupSource {
  readonly database: OpenDatabase;
  readonly files: FileStore;
  readonly secret: string;
  /** True when the secret is a row of the database, because no SECRET is set. */
  readonly isSecretInDatabase: boolean;
  readonly version: string;
  readonly now: Date;
}

/**
 * Writes a backup into an empty or missing folder, while servers run. The rows are one snapshot. Files are copied
 * before it and again after it: a file that the snapshot names was there at one of the two moments.
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  await prepareFolder(folder);
  const lost = damages(await schemaState(source.database));
  if (lost.length > 0)
    throw refuse('backup.damaged', 409, `O banco de dados está incompleto: ${faultLines(lost).join('; ')}.`);
  const copied = new Map<string, FileLine>();
  await copyFiles(source.files, folder, copied);
  const rows = await snapshotOf(source.database, folder);
  await copyFiles(source.files, folder, copied);
  const manifest: Manifest = {
    format: 1,
    createdAt: source.now.toISOString(),
    version: source.version,
    engine: source.database.engine,
    ...rows,
    files: await writeFileList(folder, [...copied.values()]),
    secret: { isInDatabase: source.isSecretInDatabase, fingerprint: secretFingerprint(source.secret) },
  };
  await writeManifest(folder, manifest);
  return manifest;
}

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw refuse('backup.folder-in-use', 409, `A pasta ${folder} não está vazia. Nada foi gravado.`);
  for (const part of [filesFolder, tablesFolder]) await mkdir(join(folder, part), { mode: 0o700 });
}

function snapshotOf(
  { db }: OpenDatabase,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      // A large table takes longer than the limits of a request's statements.
      await sql`select set_config('statement_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '0', true)`.execute(snapshot);
      const history = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(snapshot);
      const tables = await writeTables(snapshot, folder);
      return {
        migrations: history.rows.map(({ name }) => name),
        tables,
        sequences: await sequenceValues(snapshot),
      };
    });
}

async function writeFileList(folder: string, lines: readonly FileLine[]): Promise<Manifest['files']> {
  const file = 'files.ndjson.gz';
  const text = lines.map((line) => `${JSON.stringify(line)}\n`);
  const { sha256 } = await writeHashedText(join(folder, file), Readable.from(text));
  return { file, sha256, rows: lines.length, bytes: lines.reduce((total, { size }) => total + size, 0) };
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, manifestFile);
  const handle = await open(`${path}.part`, 'wx', 0o600);
  await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await rename(`${path}.part`, path);
}
