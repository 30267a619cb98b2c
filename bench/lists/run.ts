/**
 * Benchmark 5: compares a list of 10,000 items with one of 100 in the portal: first row, the API call behind it, and
 * key presses during scrolling with all pages loaded. Also compares the same 10,000 cards without virtualization,
 * rendered with `content-visibility`. Rounds are interleaved; results are medians, ratios are within the run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChangedParts } from '../../tools/lib/build-parts.ts';
import { openLog } from '../../tools/lib/log-file.ts';
import { startPortal } from '../../tools/lib/portal.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { runNode } from '../../tools/lib/programs.ts';
import { step } from '../../tools/lib/steps.ts';
import { serverBundle } from '../../tools/lib/workspace.ts';
import { printTable, ratio, writeResults } from '../lib/figures.ts';
import { launchBrowser } from '../lib/launch-browser.ts';
import { logInForBench } from '../lib/log-in.ts';
import { lengths, writeBenchTenant } from './bench-tenant.ts';
import { compareCalls, compareFirstRows, compareScrolling, tenant } from './compare-lists.ts';
import type { Compared, ScrollingCompared } from './compare-lists.ts';
import type { Scrolling } from './measure-list.ts';

export async function benchLists(rounds: number): Promise<void> {
  const log = openLog('bench-lists');
  await buildChangedParts(log);
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-lists-'));
  const dataDirectory = join(folder, 'data');
  const portal = await startPortal({ port: await freePortPair(), dataDirectory });
  const browser = await launchBrowser(log);
  try {
    await step('import of 10,100 items', async () => {
      writeBenchTenant(join(folder, tenant));
      const { code, output } = await runNode(
        [join(serverBundle, 'cli/azulejo.js'), 'tenant', 'import', join(folder, tenant)],
        { log, env: { ...process.env, DATA_DIR: dataDirectory } },
      );
      if (code !== 0) throw new Error(output);
    });
    const people = [
      {
        key: 'listas',
        name: '',
        segment: tenant,
        password: 'azulejo123',
        people: [{ key: 'ana', name: 'Ana Moura', username: 'ana' }],
      },
    ];
    const place = {
      origin: portal.origin,
      browser,
      session: await logInForBench(portal.origin, tenant, 'ana', people),
    };
    const calls = await step('the call', () => compareCalls(place, rounds));
    const rows = await step('first row', () => compareFirstRows(place, rounds));
    const scrolled = await step('scrolling', () => compareScrolling(place, Math.max(1, Math.floor(rounds / 2))));
    report(calls, rows, scrolled);
    console.log(`\n${writeResults('lists', { rounds, lengths, calls, rows, scrolled })}`);
  } finally {
    await browser.close();
    portal.stop();
    await portal.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(calls: Compared, rows: Compared, scrolled: ScrollingCompared): void {
  printTable(
    ['', '100 items', '10,000 items', 'ratio'],
    [
      ['first page, API ms', calls.short.toFixed(1), calls.long.toFixed(1), ratio(calls.long, calls.short)],
      ['first row, browser ms', rows.short.toFixed(0), rows.long.toFixed(0), ratio(rows.long, rows.short)],
    ],
  );
  const { short, long, whole } = scrolled;
  const line = (name: string, of: (figures: Scrolling) => number, digits = 1): string[] => [
    name,
    of(short).toFixed(digits),
    of(long).toFixed(digits),
    ratio(of(long), of(short)),
    of(whole).toFixed(digits),
    ratio(of(whole), of(short)),
  ];
  printTable(
    ['scrolling', '100', '10,000', 'ratio', '10,000 without a window', 'ratio'],
    [
      line('key to frame, ms', ({ key }) => key),
      line('95th percentile', ({ keyP95 }) => keyP95),
      line('tasks over 50 ms', ({ longTasks }) => longTasks, 0),
      line('longest, ms', ({ longest }) => longest, 0),
      line('DOM nodes', ({ nodes }) => nodes, 0),
      line('heap, MB', ({ heapMB }) => heapMB),
    ],
  );
  console.log(`\nAll 10,000 were brought by scrolling in ${(scrolled.loadedInMs / 1000).toFixed(1)} s.`);
}
