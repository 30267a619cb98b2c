import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DEFAULT_ZONE, HOUR_MS, dayKey } from '@shared-kit/contracts/calendar';
import { contentHash } from './content-hash.ts';
import { startPortal } from './portal.ts';
import { freePortPair } from './ports.ts';
import { inWorkspace, remotes } from './workspace.ts';

const folder = inWorkspace('.build/e2e-data');

/** Creates a new data directory with published remotes and imported demo tenants. The parts must be built. */
export async function freshDemoData(): Promise<string> {
  return copyOf(await publishedData());
}

/** Creates the same directory before anything is published, for a portal that publishes releases of its own choice. */
export async function freshTenantData(): Promise<string> {
  return copyOf(await tenantData());
}

function copyOf(template: string): string {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'azulejo-e2e-'));
  cpSync(template, dataDirectory, { recursive: true });
  return dataDirectory;
}

/**
 * Returns the template directory. It is rebuilt daily, because demo dates are relative to the day of the import in the
 * tenants' zone, and when its inputs change.
 */
function tenantData(): Promise<string> {
  return template(
    `tenants-${day()}-${hashOf('demo', 'api-server/src', 'shared-kit/contracts/src')}`,
    async (building) => {
      await startOnce(building, { PUBLISHED_BUILDS: '' });
    },
  );
}

async function publishedData(): Promise<string> {
  const tenants = await tenantData();
  const releases = hashOf(...remotes.map((remote) => `${remote}/dist/azulejo-release.json`));
  return template(`${basename(tenants)}-${releases}`, async (building) => {
    cpSync(tenants, building, { recursive: true });
    await startOnce(building);
  });
}

const day = (): string => dayKey(new Date(), DEFAULT_ZONE);

const hashOf = (...sources: readonly string[]): string =>
  contentHash(...sources.map((source) => inWorkspace(source))).slice(0, 16);

async function template(name: string, build: (building: string) => Promise<void>): Promise<string> {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).filter((each) => !name.startsWith(each) && isOver(join(folder, each))))
    rmSync(join(folder, old), { recursive: true, force: true });
  const building = mkdtempSync(join(folder, 'building-'));
  await build(building);
  // Another run may have created the same template in the meantime.
  if (existsSync(path)) rmSync(building, { recursive: true });
  else renameSync(building, path);
  return path;
}

async function startOnce(dataDirectory: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const portal = await startPortal({ port: await freePortPair(), dataDirectory, env });
  portal.stop();
  await portal.ended;
}

/** Returns whether a template is outdated. A template that another run is creating now is left alone. */
function isOver(path: string): boolean {
  return (
    !basename(path).startsWith('building-') ||
    Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > HOUR_MS
  );
}
