/**
 * Benchmark 1: compares the federated portal with the same sources as one monolithic build, cold, on a throttled
 * network and processor. Rounds are interleaved; results are medians, ratios are against the monolith of the same run.
 */
import type { BrowserContextOptions } from 'playwright-core';
import { buildChangedParts } from '../../tools/lib/build-parts.ts';
import { readDemoTenants } from '../../tools/lib/demo-tenants.ts';
import { openLog } from '../../tools/lib/log-file.ts';
import { step } from '../../tools/lib/steps.ts';
import { launchBrowser } from '../lib/launch-browser.ts';
import { logInForBench } from '../lib/log-in.ts';
import { medians, printTable, ratio, writeResults } from '../lib/figures.ts';
import { buildMonolith } from './build-monolith.ts';
import { measurePaint } from './first-paint.ts';
import type { Paint } from './first-paint.ts';
import { scenes } from './scenes.ts';
import { sessionState } from './session-state.ts';
import { startSubjects } from './subjects.ts';
import type { Subject } from './subjects.ts';

interface Row {
  readonly scene: string;
  readonly subject: string;
  readonly figures: Paint;
}

export async function benchFederation(rounds: number): Promise<void> {
  const log = openLog('bench-federation');
  await buildChangedParts(log);
  await step('build monolith', buildMonolith);
  const subjects = await startSubjects();
  const browser = await launchBrowser(log);
  try {
    const rows: Row[] = [];
    for (const scene of scenes) {
      rows.push(
        ...(await step(scene.name, async (note) => {
          const measured = new Map<Subject, Paint[]>(subjects.map((subject) => [subject, []]));
          const states = new Map<Subject, BrowserContextOptions['storageState']>();
          for (const subject of subjects) {
            if (!scene.person) continue;
            const session = await logInForBench(subject.origin, scene.tenant, scene.person, readDemoTenants());
            states.set(subject, sessionState(subject.origin, scene.tenant, session));
          }
          for (let round = 1; round <= rounds; round += 1) {
            note(`round ${round} of ${rounds}`);
            // Each round starts with another subject, so that no subject is always first.
            for (const [index] of subjects.entries()) {
              const subject = subjects[(index + round) % subjects.length];
              if (subject)
                measured
                  .get(subject)
                  ?.push(
                    await measurePaint(browser, `${subject.origin}/${scene.tenant}${scene.path}`, states.get(subject)),
                  );
            }
          }
          return subjects.map((subject) => ({
            scene: scene.name,
            subject: subject.name,
            figures: medians(measured.get(subject) ?? []),
          }));
        })),
      );
    }
    report(rows, rounds);
  } finally {
    await browser.close();
    await Promise.all(subjects.map((subject) => subject.stop()));
  }
}

function report(rows: readonly Row[], rounds: number): void {
  const withRatios = rows.map((row) => ({
    ...row,
    baseline: rows.find(({ scene, subject }) => scene === row.scene && subject === 'monolith')?.figures ?? row.figures,
  }));
  printTable(
    ['scene · subject', 'requests', 'KB', 'script KB', 'FCP ms', 'LCP ms', 'KB ×', 'FCP ×', 'LCP ×'],
    withRatios.map(({ scene, subject, figures, baseline }) => [
      `${scene} · ${subject}`,
      figures.requests.toFixed(0),
      figures.kilobytes.toFixed(1),
      figures.scriptKilobytes.toFixed(1),
      figures.fcp.toFixed(0),
      figures.lcp.toFixed(0),
      ratio(figures.kilobytes, baseline.kilobytes),
      ratio(figures.fcp, baseline.fcp),
      ratio(figures.lcp, baseline.lcp),
    ]),
  );
  console.log(`\n${writeResults('federation', { rounds, rows })}`);
}
