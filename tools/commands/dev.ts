/**
 * `pnpm dev [shell|store|…]`: the portal with these parts (all, when none is named) rebuilt at every change, open pages reloaded, and the
 * server restarted when its sources or the demo data change. The other parts are served as built.
 */
import { rmSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { buildChangedParts, stampOf } from '../lib/build-parts.ts';
import { openLog } from '../lib/log-file.ts';
import { startPortal } from '../lib/portal.ts';
import type { RunningPortal } from '../lib/portal.ts';
import { announce, refuseEarly } from '../lib/portal-terminal.ts';
import { Fault, command, step } from '../lib/steps.ts';
import { builtParts, inWorkspace, partNamed } from '../lib/workspace.ts';

const serverSources = ['api-server/src', 'shared-kit/src/contracts', 'demo'];

await command(async () => {
  const parts = process.argv.length > 2 ? process.argv.slice(2).map(partNamed) : builtParts;
  const port = Number(process.env['PORT'] || 3000);
  const dataDirectory = resolve(process.env['AZULEJO_DATA'] || inWorkspace('data'));
  await refuseEarly(port, dataDirectory);
  await buildChangedParts(openLog('build'), builtParts.filter((part) => !parts.includes(part)));
  await watchParts(parts);

  const env = { NODE_ENV: 'development', DEVELOPED_REMOTES: parts.filter((part) => part !== 'host-shell').join(',') };
  const start = (): Promise<RunningPortal> => startPortal({ port, dataDirectory, env });
  let portal = await start();
  announce(portal.origin, dataDirectory);
  onServerChange(async () => {
    portal.stop();
    await portal.ended;
    try {
      portal = await start();
    } catch (error) {
      // Said and waited out: the next change may mend it.
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

/** Resolves when each part was built once, well or not. */
async function watchParts(parts: readonly string[]): Promise<void> {
  // The build configurations read it when they are loaded.
  process.env['NODE_ENV'] = 'development';
  const { watchPart } = await import('../webpack/watch.ts');
  const isFirst = new Set(parts);
  await step(`first build of ${parts.length === builtParts.length ? 'everything' : parts.join(', ')}`, async (note) => {
    let ready = 0;
    const builds = parts.map((part) => {
      rmSync(stampOf(part), { force: true });
      return new Promise<void>((done) => {
        void watchPart(part, ({ errors, milliseconds }) => {
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

/** Runs `restart` after a pause in the changes; changes during a restart ask for one more. */
function onServerChange(restart: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = (file: string | null): void => {
    if (file !== null && /\.test\.tsx?$|~$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(restart)), 200);
  };
  for (const folder of serverSources) watch(inWorkspace(folder), { recursive: true }, (_event, file) => changed(file));
}
