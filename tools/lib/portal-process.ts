/**
 * Server of `npm start`, in its own process. It opens the database once, publishes the remotes and imports the demo
 * tenants (each only if it has changed since the last time), and then serves. It reports its progress to its parent.
 *
 * DEVELOPED_REMOTES (`pnpm dev`): these remotes are served from their current dist folders.
 * PUBLISHED_BUILDS (`npm test -- --lock`): these folders are published instead of the workspace's builds; none when it
 * is empty.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Server from '../../api-server/src/index.ts';
import type { Platform } from '../../api-server/src/platform/platform.ts';
import { contentHash, textHash } from './content-hash.ts';
import { demoFolders } from './demo-tenants.ts';
import { readVariants, variantHash, writeVariant } from './demo-variants.ts';
import type { PortalMessage } from './portal.ts';
import { inWorkspace, remotes, serverBundle } from './workspace.ts';

/** Hashes of the inputs that this data directory was last prepared from. */
interface Prepared {
  readonly releases: string;
  readonly tenants: Readonly<Record<string, string>>;
}

const developed = (process.env['DEVELOPED_REMOTES'] ?? '').split(',').filter(Boolean);
const ownBuilds = remotes.filter((remote) => !developed.includes(remote)).map((remote) => inWorkspace(remote, 'dist'));
const published = process.env['PUBLISHED_BUILDS']?.split(delimiter).filter(Boolean) ?? ownBuilds;
const isDevelopment = process.env['NODE_ENV'] === 'development';

// `pnpm dev` runs the sources, so that a change needs no build; everything else runs the bundle (docs/adr/0035).
const server = isDevelopment ? inWorkspace('api-server/src/index.ts') : join(serverBundle, 'index.js');
const { failStart, openInstallation, publishTogether, readBuildFolder, readEnv, runCommand, serve, ...more } =
  (await import(pathToFileURL(server).href)) as typeof Server;
more.nameSourcesInStacks();

const send = (message: PortalMessage): void => void process.send?.(message);

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  // The demo migrates whatever database it is given, and shows the documents of its API.
  const env = { ...readEnv(), MIGRATE_ON_START: true, API_DOCS: true };
  send({ doing: 'database' });
  const platform = await openInstallation(env);
  await prepare(platform);
  send({ doing: 'server' });
  if (isDevelopment) await serveDevelopment(platform);
  else await serve(platform);
  send({ ready: true });
} catch (error) {
  failStart(error);
}

async function serveDevelopment(platform: Platform): Promise<void> {
  const { serveDeveloped, withDeveloped } = await import('./developed-remotes.ts');
  await serve(withDeveloped(platform, developed), (portal) => serveDeveloped(portal, developed));
}

async function prepare(platform: Platform): Promise<void> {
  const stamp = join(platform.env.DATA_DIR, 'prepared.json');
  const before = readStamp(stamp);
  const database = textHash(platform.env.DATABASE_URL ?? '');
  const releases = contentHash(...published.map((build) => join(build, 'azulejo-release.json'))) + database;
  const importers = contentHash(inWorkspace('api-server/src'), inWorkspace('shared-kit/contracts/src'));
  const variants = readVariants();
  const tenants = Object.fromEntries([
    ...demoFolders().map((folder) => [folder, contentHash(inWorkspace('demo', folder)) + importers + database]),
    ...variants.map((variant) => [variant.key, variantHash(variant) + importers + database]),
  ]);

  const { isPublished, isImported } = await contentOf(platform);
  if (published.length > 0 && !(isPublished && before?.releases === releases)) {
    send({ doing: `publish ${published.length} remotes` });
    await publishTogether(platform, await Promise.all(published.map(readBuildFolder)), 'npm start');
  }
  const changed = Object.keys(tenants).filter((folder) => !(isImported && before?.tenants[folder] === tenants[folder]));
  for (const folder of changed) {
    send({ doing: `import demo tenant ${folder}` });
    const variant = variants.find(({ key }) => key === folder);
    const source = variant ? writeVariant(variant) : inWorkspace('demo', folder);
    await mustRun(platform, ['tenant', 'import', source]);
    if (variant) rmSync(source, { recursive: true });
  }
  writeFileSync(stamp, JSON.stringify({ releases, tenants } satisfies Prepared));
}

/** Returns whether the database has content: it may have been recreated beside an old stamp. */
async function contentOf({ database: { db } }: Platform): Promise<{ isPublished: boolean; isImported: boolean }> {
  const [app, channel] = await Promise.all([
    db.selectFrom('apps').select('key').limit(1).executeTakeFirst(),
    db.selectFrom('channels').select('remote').limit(1).executeTakeFirst(),
  ]);
  return { isPublished: channel !== undefined, isImported: app !== undefined };
}

async function mustRun(platform: Platform, argv: readonly string[]): Promise<void> {
  const code = await runCommand(argv, {
    terminal: {
      line: (text) => console.log(text),
      error: (text) => console.error(text),
      cwd: inWorkspace(),
      operator: 'operador npm start',
    },
    platform: async () => platform,
  });
  if (code === 0) return;
  await platform.close();
  process.exit(code);
}

function readStamp(path: string): Prepared | undefined {
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Prepared) : undefined;
  } catch {
    return undefined;
  }
}
