/**
 * Sends generated requests to every endpoint of the contracts and reports each reply that no input may cause: a 5xx, an
 * error in another shape than the contract's, a reply after more than two seconds, a hang. The seed repeats a run. The
 * requests are sent in parts, each to a new app in a process of its own; finished parts are saved, so that a run that was
 * interrupted goes on.
 */
import { availableParallelism } from 'node:os';
import { allEndpoints } from '../../api-server/src/test/fuzz/all-endpoints.ts';
import { Fault } from '../../tools/lib/steps.ts';
import { printTable, writeResults } from '../lib/figures.ts';
import { savePart, savedPart, partsFolder } from './parts.ts';
import type { Part } from './parts.ts';
import { sendInProcess } from './send-in-process.ts';

/** Requests to one app. What they leave behind makes later ones slow, and refuses more of them. */
const perPart = 40_000;

export async function benchFuzz({ bodies, seed }: { bodies: number; seed: number }): Promise<void> {
  const folder = partsFolder(seed);
  const sizes = Array.from({ length: Math.ceil(bodies / perPart) }, (_, index) =>
    Math.min(perPart, bodies - index * perPart),
  );
  const parts = sizes.map((size, index) => savedPart(folder, index, size));
  const waiting = [...sizes.keys()].filter((index) => !parts[index]);
  await sendParts(waiting, async (index) => {
    const part = await sendInProcess(sizes[index] ?? 0, seed * 1_000 + index);
    // A part with faults is not saved, so that it is sent again after they are mended.
    if (part.faults.length === 0) savePart(folder, index, part);
    parts[index] = part;
    console.log(
      `  part ${index} of ${sizes.length}: ${part.sent} sent in ${part.seconds} s, ${part.faults.length} faults`,
    );
  });
  report(
    parts.filter((part) => part !== undefined),
    seed,
  );
}

/** Sends the parts in turn, in as many processes as the machine has cores. A part keeps one core busy. */
async function sendParts(waiting: number[], send: (index: number) => Promise<void>): Promise<void> {
  const sendNext = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) await send(index);
  };
  await Promise.all(Array.from({ length: Math.min(waiting.length, availableParallelism()) }, sendNext));
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
