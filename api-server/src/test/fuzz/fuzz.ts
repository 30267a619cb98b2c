import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Endpoint } from '@shared-kit/contracts/core';
import { allEndpoints } from './all-endpoints.ts';
import { requestsTo } from './fuzzed-request.ts';
import type { FuzzedRequest } from './fuzzed-request.ts';
import { faultOf } from './fuzz-target.ts';
import type { Fault, FuzzTarget, Reply } from './fuzz-target.ts';

export interface FuzzReport {
  /** Sent requests. */
  readonly sent: number;
  readonly overSocket: number;
  /** Number of replies by endpoint and status. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Each different fault once, with the smallest input that was found. */
  readonly faults: readonly Fault[];
}

const slowest = 2_000;
const longestWait = 30_000;
const batch = 20;

/** One request in this number goes over a real connection. */
const socketEvery = 40;

/**
 * Sends generated requests to every endpoint in turn until `bodies` are sent and each endpoint has had one. The same seed
 * sends the same requests.
 */
export async function fuzz(
  target: FuzzTarget,
  { bodies, seed, note = () => {} }: { bodies: number; seed: number; note?: (text: string) => void },
): Promise<FuzzReport> {
  // A batch has half of its maximum length on average. A short run sends fewer and shorter ones.
  const perEndpoint = (bodies * 2) / allEndpoints.length;
  const batches = Math.max(1, Math.min(4, Math.floor(perEndpoint / batch)));
  const run = fuzzRun(target, batches, Math.max(1, Math.min(batch, Math.floor(perEndpoint))));
  for (let round = 0; run.report.sent < bodies; round += 1) {
    await target.renewCallers(seed + round);
    for (const [index, endpoint] of inOrderOf(seed + round).entries()) {
      if (run.report.sent >= bodies && round > 0) break;
      await run.fuzzEndpoint(endpoint, (seed * 7919 + round * allEndpoints.length + index) | 0, seed + round);
      if (endpoint.right !== undefined && endpoint.method !== 'GET') await target.restoreSettings();
    }
    await run.runJobs();
    note(`${run.report.sent} sent, ${run.report.faults.length} faults`);
  }
  return run.report;
}

/** Returns the endpoints in an order of this round, because calls find what earlier ones have made. */
function inOrderOf(round: number): Endpoint[] {
  const place = new Map(
    allEndpoints.map(({ id }) => [id, createHash('sha256').update(`${round} ${id}`).digest('hex')] as const),
  );
  return allEndpoints.toSorted((one, other) => ((place.get(one.id) ?? '') < (place.get(other.id) ?? '') ? -1 : 1));
}

function fuzzRun(target: FuzzTarget, batches: number, maxLength: number) {
  const faults: Fault[] = [];
  const statuses = new Map<string, Map<number, number>>();
  const report = { sent: 0, overSocket: 0, statuses, faults };
  const knownFaults = new Set<string>();
  const suspects: { readonly endpoint: Endpoint; readonly request: FuzzedRequest }[] = [];
  const run = { hasEndedSession: false };

  async function reply(endpoint: Endpoint, request: FuzzedRequest): Promise<Reply> {
    report.sent += 1;
    const way = report.sent % socketEvery === 0 ? 'socket' : 'inject';
    if (way === 'socket') report.overSocket += 1;
    const answer = await orHang(target.send(request, way));
    const counts = statuses.get(endpoint.id) ?? new Map<number, number>();
    if (answer.status === 401 && isLoggedIn(endpoint, request)) run.hasEndedSession = true;
    statuses.set(endpoint.id, counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1));
    return answer;
  }

  /**
   * A reply is slow when it also takes much work alone: the requests of a batch wait for each other, and a busy machine
   * makes every reply late.
   */
  async function faultIn(endpoint: Endpoint, request: FuzzedRequest): Promise<string | null> {
    const answer = await reply(endpoint, request);
    const fault = faultOf(answer, request);
    if (fault !== null || answer.milliseconds < slowest) return fault;
    suspects.push({ endpoint, request });
    return null;
  }

  /** Repeats late requests one by one and measures their work. */
  async function slowAmongSuspects(): Promise<Fault[]> {
    const slow: Fault[] = [];
    for (const { endpoint, request } of suspects.splice(0)) {
      const before = process.cpuUsage();
      await reply(endpoint, request);
      const { user, system } = process.cpuUsage(before);
      const milliseconds = (user + system) / 1000;
      if (milliseconds > slowest) slow.push({ request, why: `takes ${Math.round(milliseconds)} ms of work`, log: '' });
    }
    return slow;
  }

  async function newFaultsIn(endpoint: Endpoint, requests: readonly FuzzedRequest[]): Promise<Fault[]> {
    const whys = await Promise.all(requests.map((request) => faultIn(endpoint, request)));
    const log = target.takeLog();
    const found = requests.flatMap((request, index) => {
      const why = whys[index] ?? null;
      return why === null ? [] : [{ request, why, log }];
    });
    return [...found, ...(await slowAmongSuspects())].filter(
      ({ why }) => !knownFaults.has(signature(endpoint, why, log)),
    );
  }

  async function fuzzEndpoint(endpoint: Endpoint, seed: number, round: number): Promise<void> {
    if (run.hasEndedSession) await target.renewCallers(round);
    run.hasEndedSession = false;
    let last: Fault | undefined;
    // Without bias: fast-check would prefer the first callers and empty texts in so few runs.
    const requests = fc.noBias(
      fc.array(requestsTo(endpoint, target.knownOf), { minLength: 1, maxLength, size: 'max' }),
    );
    const property = fc.asyncProperty(requests, async (sent) => {
      const [found] = await newFaultsIn(endpoint, sent);
      last = found ?? last;
      if (found) throw new Error(found.why);
    });
    await fc.check(property, { seed, numRuns: batches, interruptAfterTimeLimit: longestWait });
    // The last fault that was found while shrinking has the smallest input.
    if (!last) return;
    faults.push(last);
    knownFaults.add(signature(endpoint, last.why, last.log));
  }

  /** Runs the jobs that the requests have queued. */
  async function runJobs(): Promise<void> {
    try {
      await target.app.runJobs();
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      faults.push({
        request: { caller: 'nobody', method: 'POST', url: 'a job', headers: {}, body: null },
        why,
        log: '',
      });
    }
  }

  return { report, fuzzEndpoint, runJobs };
}

/** Returns true for a caller whose session was valid at first: logging out or a new password ends it. */
function isLoggedIn({ access }: Endpoint, { caller }: FuzzedRequest): boolean {
  return (
    (access === 'session' || access === 'developer') && !['nobody', 'stranger', 'forger', 'operator'].includes(caller)
  );
}

/** Two faults are the same when they are in the same place; ids and values in their texts differ. */
function signature(endpoint: Endpoint, why: string, log: string): string {
  const at = /^\s+at .*api-server\/src\/.*$/m.exec(log)?.[0] ?? why.slice(0, 80);
  return `${endpoint.id} ${why.slice(0, 12)} ${at.replaceAll(/\d+/g, '')}`;
}

async function orHang(answer: Promise<Reply>): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<Reply>((resolve) => {
    const reply = { status: 599, type: '', body: `no reply in ${longestWait / 1000} s`, milliseconds: longestWait };
    timer = setTimeout(() => resolve(reply), longestWait);
  });
  try {
    return await Promise.race([answer, hang]);
  } finally {
    clearTimeout(timer);
  }
}
