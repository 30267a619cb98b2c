/**
 * `pnpm dev [shell|store|…]`: runs the portal and rebuilds these parts (all by default) at every change, reloads open
 * pages, and restarts the server when its sources or the demo data change. The other parts are served as built.
 *
 * `pnpm dev store --portal https://portal.example/aurora [--port 3004]`: rebuilds one remote at every change, serves it
 * to a running portal, and prints the address to open.
 */
import { rmSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildChangedParts, stampOf } from '../lib/build-parts.ts';
import { openLog } from '../lib/log-file.ts';
import { startPortal } from '../lib/portal.ts';
import type { RunningPortal } from '../lib/portal.ts';
import { announce, refuseEarly } from '../lib/portal-terminal.ts';
import { isPortFree } from '../lib/ports.ts';
import { Fault, command, step } from '../lib/steps.ts';
import { builtParts, inWorkspace, partNamed } from '../lib/workspace.ts';
import { refusalOfPortal } from '../remote/override-address.rules.ts';
import { hasOwnVideoServices, serveVideoServices } from '../video-services/serve-video-services.ts';

const serverSources = ['api-server/src', 'shared-kit/contracts/src', 'demo'];

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { portal: { type: 'string' }, port: { type: 'string', default: '3004' } },
  });
  const parts = positionals.length > 0 ? positionals.map(partNamed) : builtParts;
  if (values.portal !== undefined) return developOne(parts, values.portal, Number(values.port));
  const port = Number(process.env['PORT'] || 3000);
  const dataDirectory = resolve(process.env['AZULEJO_DATA'] || inWorkspace('data'));
  await refuseEarly(port, dataDirectory);
  await buildChangedParts(
    openLog('build'),
    builtParts.filter((part) => !parts.includes(part)),
  );
  await watchParts(parts);

  const videos = hasOwnVideoServices(process.env) ? null : await serveVideoServices();
  const env = {
    ...videos?.env,
    NODE_ENV: 'development',
    DEVELOPED_REMOTES: parts.filter((part) => part !== 'host-shell').join(','),
  };
  const start = (): Promise<RunningPortal> => startPortal({ port, dataDirectory, env });
  let portal = await start();
  announce(portal.origin, dataDirectory);
  onServerChange(async () => {
    portal.stop();
    await portal.ended;
    try {
      portal = await start();
    } catch (error) {
      // Prints the error and waits: the next change may fix it.
      console.error(error instanceof Fault ? error.message : error);
    }
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      portal.stop();
      void portal.ended.then(() => process.exit(0));
    });
  }
  return new Promise<never>(() => undefined);
});

/** Serves one remote to a running portal. */
async function developOne(parts: readonly string[], portal: string, port: number): Promise<void> {
  const [remote = '', ...others] = parts;
  if (others.length > 0 || !remote.startsWith('mfe-'))
    throw new Fault('usage: pnpm dev store --portal https://portal.example/aurora [--port 3004]', '', 2);
  const refusal = refusalOfPortal(portal);
  if (refusal) throw new Fault(refusal, '', 2);
  if (!(await isPortFree(port)))
    throw new Fault(`Port ${port} is in use by another program. Choose another with --port.`, '', 2);
  const { developAgainst } = await import('../remote/develop-against.ts');
  rmSync(stampOf(remote), { force: true });
  await developAgainst({ directory: inWorkspace(remote), remote, portal, port });
}

/** Resolves when each part was built once, with or without errors. */
async function watchParts(parts: readonly string[]): Promise<void> {
  // The build configurations read it when they load.
  process.env['NODE_ENV'] = 'development';
  const { watchFolder } = await import('../webpack/watch.ts');
  const isFirst = new Set(parts);
  await step(`first build of ${parts.length === builtParts.length ? 'everything' : parts.join(', ')}`, async (note) => {
    let ready = 0;
    const builds = parts.map((part) => {
      rmSync(stampOf(part), { force: true });
      return new Promise<void>((done) => {
        void watchFolder(inWorkspace(part), ({ errors, milliseconds }) => {
          if (errors) console.error(errors);
          if (isFirst.delete(part)) note(`${(ready += 1)} of ${parts.length}`);
          else console.log(`  ${errors ? '✗' : '✓'} ${part} rebuilt in ${(milliseconds / 1000).toFixed(1)} s`);
          done();
        });
      });
    });
    await Promise.all(builds);
  });
}

/** Calls `restart` once changes pause. Changes during a restart trigger one more. */
function onServerChange(restart: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = (file: string | null): void => {
    if (file !== null && /\.(test|fixtures)\.tsx?$|~$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(restart)), 200);
  };
  for (const folder of serverSources) watch(inWorkspace(folder), { recursive: true }, (_event, file) => changed(file));
}
