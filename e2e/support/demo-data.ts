import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { HOUR_MS } from 'shared-kit/contracts/calendar';
import { contentHash } from '../../tools/lib/content-hash.ts';
import { startPortal } from '../../tools/lib/portal.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { inWorkspace, remotes } from '../../tools/lib/workspace.ts';

/** A data directory of one's own with the remotes published and the demo tenants imported; the parts must be built. */
export async function freshDemoData(): Promise<string> {
  const template = await templateData();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'azulejo-e2e-'));
  cpSync(template, dataDirectory, { recursive: true });
  return dataDirectory;
}

/** Made once a day, since demo dates are relative to the day of the import, and for every change of what goes into it. */
async function templateData(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const sources = [
    'demo',
    'api-server/src',
    'shared-kit/src/contracts',
    ...remotes.map((remote) => `${remote}/dist/azulejo-release.json`),
  ];
  const folder = inWorkspace('.build/e2e-data');
  const template = join(folder, `${day}-${contentHash(...sources.map((source) => inWorkspace(source))).slice(0, 16)}`);
  if (existsSync(template)) return template;
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).filter((name) => isOver(join(folder, name))))
    rmSync(join(folder, old), { recursive: true, force: true });
  const building = mkdtempSync(join(folder, 'building-'));
  const portal = await startPortal({ port: await freePortPair(), dataDirectory: building });
  portal.stop();
  await portal.ended;
  // Another run may have made the same meanwhile.
  if (existsSync(template)) rmSync(building, { recursive: true });
  else renameSync(building, template);
  return template;
}

/** Templates of before; one that another run is making now is left alone. */
function isOver(path: string): boolean {
  return (
    !basename(path).startsWith('building-') ||
    Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > HOUR_MS
  );
}
