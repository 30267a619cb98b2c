/**
 * Sends generated requests to every endpoint of the contracts and reports each reply that no input may cause: a 5xx, an
 * error in another shape than the contract's, a reply after more than two seconds, a hang. The seed repeats a run.
 */
import { fuzz } from '../../api-server/src/test/fuzz/fuzz.ts';
import type { FuzzReport } from '../../api-server/src/test/fuzz/fuzz.ts';
import { startFuzzTarget } from '../../api-server/src/test/fuzz/fuzz-target.ts';
import { Fault, step } from '../../tools/lib/steps.ts';
import { printTable } from '../lib/figures.ts';

const companies = ['aurora', 'sabermais', 'horizonte'];

export async function benchFuzz(options: { bodies: number; seed: number }): Promise<void> {
  const target = await step('start the app', () => startFuzzTarget(companies, 3));
  try {
    const start = performance.now();
    const report = await step(`${options.bodies} requests, seed ${options.seed}`, (note) =>
      fuzz(target, { ...options, note }),
    );
    printReplies(report);
    const accepted = [...report.statuses.values()].map((counts) =>
      [...counts].reduce((sum, [status, count]) => (status >= 200 && status < 400 ? sum + count : sum), 0),
    );
    const share = accepted.reduce((sum, count) => sum + count, 0) / report.sent;
    console.log(
      `\naccepted: ${(100 * share).toFixed(0)} %; ${accepted.filter((count) => count > 0).length} of ${accepted.length} endpoints at least once`,
    );
    const perSecond = report.sent / ((performance.now() - start) / 1000);
    console.log(`\n${report.sent} requests (${report.overSocket} over a socket), ${perSecond.toFixed(0)} per second`);
    if (report.faults.length > 0) throw new Fault(`${report.faults.length} faults`, textOf(report));
  } finally {
    await target.close();
  }
}

/** Prints how often each endpoint accepted a request: fuzzing that is always refused early proves little. */
function printReplies({ statuses }: FuzzReport): void {
  const rows = [...statuses].map(([id, counts]) => {
    const of = (from: number) =>
      String(
        [...counts].filter(([status]) => status >= from && status < from + 100).reduce((sum, [, n]) => sum + n, 0),
      );
    return [id, of(0), of(200), of(300), of(400), of(500)];
  });
  printTable(['endpoint', 'left', '2xx', '3xx', '4xx', '5xx'], rows);
}

function textOf({ faults }: FuzzReport): string {
  return faults
    .map(({ request: { caller, method, url, headers, body }, why, log }) =>
      [
        `${method} ${url.slice(0, 600)} as ${caller}`,
        `  headers ${JSON.stringify(headers).slice(0, 600)}`,
        `  body    ${body === null ? 'none' : JSON.stringify(body.toString().slice(0, 1_000))}`,
        `  ${why}`,
        log.slice(0, 3_000),
      ].join('\n'),
    )
    .join('\n\n');
}
