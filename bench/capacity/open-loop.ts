import { Agent, request } from 'node:http';
import type { RecordedRequest } from '../opens/record-open.ts';

export interface Arrivals {
  /** Opens a second that ended. */
  readonly opens: number;
  /** Milliseconds from the planned arrival to the end of an open. */
  readonly p50: number;
  readonly p99: number;
}

/** Seconds at the beginning that are not counted. */
const warmUp = 5;

/**
 * Opens a recorded page at random times, by turns on each node, whether earlier opens have ended or not: people do not wait
 * for each other.
 */
export async function openAtRandom(
  origins: readonly string[],
  recorded: readonly RecordedRequest[],
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<Arrivals> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const took: number[] = [];
  const running: Promise<void>[] = [];
  const begun = performance.now();
  let arrival = 0;
  for (let count = 0; ; count += 1) {
    arrival += (-Math.log(1 - Math.random()) * 1000) / rate;
    if (arrival > seconds * 1000) break;
    const wait = begun + arrival - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const planned = arrival;
    const origin = origins[count % origins.length] ?? '';
    running.push(
      openOnce(agent, origin, recorded).then(() => {
        if (planned >= warmUp * 1000) took.push(performance.now() - begun - planned);
      }),
    );
  }
  await Promise.all(running);
  agent.destroy();
  took.sort((one, other) => one - other);
  const at = (part: number): number => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? NaN;
  return { opens: took.length / (seconds - warmUp), p50: at(0.5), p99: at(0.99) };
}

async function openOnce(agent: Agent, origin: string, recorded: readonly RecordedRequest[]): Promise<void> {
  for (const { path, headers } of recorded) await get(agent, `${origin}${path}`, headers);
}

function get(agent: Agent, url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((done, failed) => {
    const call = request(url, { agent, headers }, (reply) => {
      reply.resume();
      reply.once('end', () => (reply.statusCode === 200 ? done() : failed(new Error(`${url}: ${reply.statusCode}`))));
    });
    call.once('error', failed);
    call.end();
  });
}
