import { Migrator } from 'kysely/migration';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { migrations } from '../../db/migrations/index.ts';
import { migrate } from '../database/migrate.ts';
import { overPglite } from '../database/open-database.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { createLogger } from '../logging.ts';
import { readEnv } from '../../env.ts';
import { registry } from './registry.ts';
import { signExistingReleases } from './sign-existing-releases.ts';
import { nobodyInParticular } from './visitor.ts';

const secret = 'only-for-tests-only-for-tests-only-for-tests';
const tenant = { key: 'aurora', modules: new Set(['store']), homeModule: 'sections' as const };
let database: OpenDatabase;

beforeEach(() => {
  database = overPglite(new PGlite());
});
afterEach(() => database.close());

async function migrateTo(name: string): Promise<void> {
  const { error } = await new Migrator({
    db: database.db,
    provider: { getMigrations: async () => migrations },
  }).migrateTo(name);
  if (error) throw error as Error;
}

const compose = () => {
  const log = createLogger(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), process.stderr);
  return registry({ db: database.db, log }).compositionOf(tenant, nobodyInParticular);
};

test('an installation from before: what was published is there, signed, on stable and in history', async () => {
  await migrateTo('0060_journey');
  const manifest = {
    id: 'mfe-store',
    module: 'store',
    contract: 1,
    routes: [],
    menu: [],
    slots: [],
    emits: [],
    listens: [],
  };
  await sql`insert into releases (remote, version, module, entry, container, files, preloads, manifest, content_digest)
    values ('mfe-store', '1.0.0', 'store', 'remoteEntry.js', 'mfe_store', '{"remoteEntry.js":"sha384-x"}', '{}', ${JSON.stringify(manifest)}, 'x')`.execute(
    database.db,
  );
  await sql`insert into channels (remote, channel, version) values ('mfe-store', 'stable', '1.0.0')`.execute(
    database.db,
  );

  await migrate(database.db);
  await signExistingReleases(database.db, secret);
  const { releases, keys } = await compose();
  expect(releases).toMatchObject([{ remote: 'mfe-store', version: '1.0.0', format: 'var', channel: 'stable' }]);
  expect(Object.keys(keys)).toEqual([releases[0]?.signature?.key]);
  const moves = await database.db.selectFrom('moves').select(['kind', 'to_version']).execute();
  expect(moves).toEqual([{ kind: 'promote', to_version: '1.0.0' }]);
}, 60_000);

test('a new installation has nothing to sign: a row without a signature that turns up later stays unsigned', async () => {
  await migrate(database.db);
  expect(await database.db.selectFrom('server_secrets').select('name').execute()).toEqual([]);
  await signExistingReleases(database.db, secret);
  expect(await database.db.selectFrom('signing_keys').select('id').execute()).toEqual([]);
}, 60_000);
