/** Starts an app, sends one part of a run to it and tells the parent process what the app answered. */
import { startFuzzTarget } from '../../api-server/src/test/fuzz/fuzz-target.ts';
import { fuzz } from '../../api-server/src/test/fuzz/fuzz.ts';
import type { FuzzReport } from '../../api-server/src/test/fuzz/fuzz.ts';
import type { Part } from './parts.ts';

const companies = ['aurora', 'sabermais', 'horizonte'];

async function sendPart(bodies: number, seed: number): Promise<Part> {
  const target = await startFuzzTarget(companies, 3);
  try {
    const start = performance.now();
    const found = await fuzz(target, { bodies, seed });
    const statuses = Object.fromEntries([...found.statuses].map(([id, counts]) => [id, Object.fromEntries(counts)]));
    return {
      asked: bodies,
      seed,
      sent: found.sent,
      overSocket: found.overSocket,
      seconds: Math.round((performance.now() - start) / 1000),
      statuses,
      faults: found.faults.map(textOf),
    };
  } finally {
    await target.close();
  }
}

function textOf({ request: { caller, method, url, headers, body }, why, log }: FuzzReport['faults'][number]): string {
  return [
    `${method} ${url.slice(0, 600)} as ${caller}`,
    `  headers ${JSON.stringify(headers).slice(0, 600)}`,
    `  body    ${body === null ? 'none' : JSON.stringify(body.toString().slice(0, 1_000))}`,
    `  ${why}`,
    log.slice(0, 3_000),
  ].join('\n');
}

const [bodies = 0, seed = 0] = process.argv.slice(2).map(Number);
process.send?.(await sendPart(bodies, seed), () => process.disconnect());
