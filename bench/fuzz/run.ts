/**
 * Sends generated requests to every endpoint of the contracts and reports each reply that no input may cause: a 5xx, an
 * error in another shape than the contract's, a reply after more than two seconds, a hang. The seed repeats a run. The
 * requests are sent in parts, each to a new app; finished parts are kept, so that a run that was interrupted goes on.
 */
import { startFuzzTarget } from '../../api-server/src/test/fuzz/fuzz-target.ts';
import { allEndpoints } from '../../api-server/src/test/fuzz/all-endpoints.ts';
import { fuzz } from '../../api-server/src/test/fuzz/fuzz.ts';
import type { FuzzReport } from '../../api-server/src/test/fuzz/fuzz.ts';
import { Fault, step } from '../../tools/lib/steps.ts';
import { printTable, writeResults } from '../lib/figures.ts';
import { keepPart, keptPart, partsFolder } from './parts.ts';
import type { Part } from './parts.ts';

const companies = ['aurora', 'sabermais', 'horizonte'];

/** Requests to one app. What they leave behind makes later ones slow, and refuses more of them. */
const perPart = 40_000;

export async function benchFuzz({ bodies, seed }: { bodies: number; seed: number }): Promise<void> {
  const folder = partsFolder(seed);
  const parts: Part[] = [];
  for (let index = 0; index * perPart < bodies; index += 1) {
    const size = Math.min(perPart, bodies - index * perPart);
    const kept = keptPart(folder, index, size);
    const part = kept ?? (await sendPart(size, seed * 1_000 + index));
    // A part with faults is not kept: it is sent again after they are mended.
    if (!kept && part.faults.length === 0) keepPart(folder, index, part);
    parts.push(part);
  }
  report(parts, seed);
}

async function sendPart(bodies: number, seed: number): Promise<Part> {
  const target = await step('start the app', () => startFuzzTarget(companies, 3));
  try {
    const start = performance.now();
    const found = await step(`${bodies} requests, seed ${seed}`, (note) => fuzz(target, { bodies, seed, note }));
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

/** Prints and writes how often each endpoint accepted a request: fuzzing that is always refused early proves little. */
function report(parts: readonly Part[], seed: number): void {
  const count = (id: string, from: number): number =>
    parts
      .flatMap(({ statuses }) => Object.entries(statuses[id] ?? {}))
      .reduce((sum, [status, times]) => (Math.floor(Number(status) / 100) * 100 === from ? sum + times : sum), 0);
  const sum = (from: number) => allEndpoints.reduce((all, { id }) => all + count(id, from), 0);
  const rows = allEndpoints.map(({ id }) => [id, ...[0, 200, 300, 400, 500].map((from) => String(count(id, from)))]);
  printTable(['endpoint', 'left', '2xx', '3xx', '4xx', '5xx'], rows);
  const total = (what: 'sent' | 'overSocket' | 'seconds') => parts.reduce((all, part) => all + part[what], 0);
  const reached = allEndpoints.map(({ id }) => id).filter((id) => parts.some(({ statuses }) => id in statuses));
  const neverAccepted = reached.filter((id) => count(id, 200) + count(id, 300) === 0);
  const faults = parts.flatMap((part) => part.faults);
  const figures = {
    seed,
    sent: total('sent'),
    overSocket: total('overSocket'),
    seconds: total('seconds'),
    endpoints: reached.length,
    replies: { left: sum(0), '2xx': sum(200), '3xx': sum(300), '4xx': sum(400), '5xx': sum(500) },
    faults: faults.length,
    neverAccepted,
  };
  console.log(`\n${JSON.stringify(figures, null, 1)}\n${writeResults('fuzz', figures)}`);
  if (faults.length > 0) throw new Fault(`${faults.length} faults`, faults.join('\n\n'));
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
