import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { readEnv } from '../env.ts';
import { openInstallation } from '../open-installation.ts';
import { prepareSchema } from '../platform/database/prepare-schema.service.ts';
import { migrationFiles } from '../platform/database/read-migrations.service.ts';
import { openDatabase, overPglite } from '../platform/database/open-database.adapter.ts';
import type { OpenDatabase } from '../platform/database/open-database.adapter.ts';

/** Returns a hash that changes with every migration, so that a template is never stale. */
function schemaVersion(): string {
  const hash = createHash('sha256');
  for (const file of migrationFiles()) hash.update(basename(file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Creates a migrated, empty database for one test file; its `close` removes it. */
export async function freshDatabase(): Promise<OpenDatabase> {
  const url = process.env['DATABASE_URL'];
  return url ? freshPostgres(url) : freshPglite();
}

async function freshPglite(): Promise<OpenDatabase> {
  const dump = join(tmpdir(), `azulejo-test-template-${schemaVersion()}.tar`);
  if (!existsSync(dump)) await buildDump(dump);
  return openDatabase({ memory: new Blob([await readFile(dump)]) });
}

/**
 * Builds the dump. Several workers may build it at once: each writes its own file, the last rename wins, and all are
 * equal.
 */
async function buildDump(path: string): Promise<void> {
  const pglite = new PGlite();
  const database = overPglite(pglite);
  await prepareSchema(database);
  const dump = await pglite.dumpDataDir('none');
  const own = `${path}.${process.pid}`;
  await mkdir(tmpdir(), { recursive: true });
  await writeFile(own, Buffer.from(await dump.arrayBuffer()));
  await rename(own, path);
  await rm(own, { force: true });
  await database.close();
}

/**
 * Creates a data directory with a migrated, empty embedded database, for tests that start servers. It is copied from
 * a template per schema, because creating one takes several seconds.
 */
export async function freshDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'azulejo-data-'));
  await copyDataDirectory(directory);
  return directory;
}

/** Copies the same data directory to a path of the test's own. */
export async function copyDataDirectory(path: string): Promise<void> {
  const template = join(tmpdir(), `azulejo-test-data-${schemaVersion()}`);
  if (!existsSync(template)) await buildDataDirectory(template);
  await cp(template, path, { recursive: true });
}

/** Builds beside the final path. Another worker may have created an equal one in the meantime. */
async function buildDataDirectory(path: string): Promise<void> {
  const building = await mkdtemp(`${path}-building-`);
  const platform = await openInstallation(readEnv({ DATA_DIR: building, NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  await platform.close();
  await rename(building, path).catch((error: unknown) => {
    if (!existsSync(path)) throw error;
    return rm(building, { recursive: true });
  });
}

/**
 * Creates the database on the server itself where DATABASE_URL names a pooler: MIGRATION_DATABASE_URL names the server
 * then, as it does for `azulejo migrate`.
 */
async function freshPostgres(address: string): Promise<OpenDatabase> {
  const hasPooler = process.env['DATABASE_POOLER'] === 'transaction';
  const { url, drop } = await migratedDatabase((hasPooler && process.env['MIGRATION_DATABASE_URL']) || address);
  const reached = withDatabase(address, new URL(url).pathname.slice(1));
  const database = await openDatabase({ url: reached, poolSize: 5, hasPooler });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/**
 * Creates a migrated, empty database on the server of this address, for tests whose servers do not migrate it. It is
 * copied from a template per schema. `drop` removes it and disconnects remaining clients.
 */
export async function migratedDatabase(address: string): Promise<{ url: string; drop(): Promise<void> }> {
  const template = `azulejo_template_${schemaVersion()}`;
  const name = `azulejo_test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 7)}`;
  await asAdmin(address, async (admin) => {
    // One builder at a time. `create database` cannot run inside a transaction, so the lock belongs to the session.
    await admin.query(`select pg_advisory_lock(hashtext('azulejo-test-template'))`);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (!rowCount) await buildTemplate(admin, address, template);
    await admin.query(`create database ${name} template ${template}`);
    // A commit need not wait for the disk: no test reads its database after a crash.
    await admin.query(`alter database ${name} set synchronous_commit = off`);
    await admin.query(`select pg_advisory_unlock(hashtext('azulejo-test-template'))`);
  });
  return {
    url: withDatabase(address, name),
    drop: () =>
      asAdmin(address, async (admin) => void (await admin.query(`drop database if exists ${name} with (force)`))),
  };
}

async function buildTemplate(admin: pg.Client, url: string, template: string): Promise<void> {
  const building = `${template}_building`;
  await admin.query(`drop database if exists ${building} with (force)`);
  await admin.query(`create database ${building}`);
  const database = await openDatabase({ url: withDatabase(url, building), poolSize: 2 });
  await prepareSchema(database);
  await database.close();
  await admin.query(`alter database ${building} rename to ${template}`);
  await dropOldTemplates(admin, template);
}

/** Drops the templates of old schemas; one that another run is copying at the moment stays. */
async function dropOldTemplates(admin: pg.Client, current: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like 'azulejo\\_template\\_%'`,
  );
  for (const { datname } of rows) {
    if (datname !== current) await admin.query(`drop database if exists ${datname}`).catch(() => undefined);
  }
}

async function asAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
