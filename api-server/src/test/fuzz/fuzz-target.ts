import { resolve } from 'node:path';
import { errorSchema } from '@shared-kit/contracts/core';
import { allImporters } from '../../app.ts';
import { importTenant } from '../../platform/importing/import-tenant.service.ts';
import { createLogger } from '../../platform/logging.adapter.ts';
import type { Tenant } from '../../platform/tenancy/tenant.types.ts';
import { startTestApp } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import { allEndpoints } from './all-endpoints.ts';
import { writeTestShell } from '../../modules/delivery/test/test-shell.ts';
import { offerReleases } from './fuzz-releases.ts';
import { settingsOf, tokensAt } from './fuzz-callers.ts';
import type { CallerName, FuzzedRequest } from './fuzzed-request.ts';
import { fittingRecords, knowledge, nothingKnown, withOwnId } from './known-values.ts';
import type { Known } from './known-values.ts';
import { requestOverSocket } from './socket-request.ts';

/** A reply that no input may cause. */
export interface Fault {
  readonly request: FuzzedRequest;
  readonly why: string;
  /** Log lines of the server, with the stack. */
  readonly log: string;
}

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly milliseconds: number;
}

export interface FuzzTarget {
  readonly app: TestApp;
  /** Returns the values that the company of this round has returned to a caller. */
  readonly knownOf: (caller: CallerName) => Known;
  /** Logs everybody in anew, at the next company and as its next person: requests may have ended sessions. */
  renewCallers(round: number): Promise<void>;
  /** Puts back the settings of the company that administrators change. */
  restoreSettings(): Promise<void>;
  send(request: FuzzedRequest, way: 'inject' | 'socket'): Promise<Reply>;
  /** The lines that the server has logged as errors since the last call. */
  takeLog(): string;
  close(): Promise<void>;
}

const demo = resolve(import.meta.dirname, '../../../../demo');

/**
 * Starts the real app on the embedded database with demo companies. `setsOfIds` is how many rows of each kind are read
 * for values of later requests; with none, only lists are.
 */
export async function startFuzzTarget(companies: readonly string[], setsOfIds: number): Promise<FuzzTarget> {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'error' }, { write: (line) => void lines.push(line) });
  const app = await startTestApp({}, {}, log);
  const tenants: Tenant[] = [];
  for (const company of companies) {
    await importTenant(app.platform, allImporters, resolve(demo, company));
    const tenant = await app.platform.tenants.resolve('localhost', company);
    if (!tenant) throw new Error(`${company} is not imported`);
    tenants.push(tenant);
  }
  const settings = new Map<number, () => Promise<void>>();
  for (const { idApp } of tenants) settings.set(idApp, await settingsOf(app.platform, idApp));
  const [first] = tenants;
  if (!first) throw new Error('no company to send requests to');
  let at = first;
  await writeTestShell(app);
  let tokens = await tokensAt(app, at, 0);
  let address = 0;
  let port: Promise<number> | undefined;

  async function send(request: FuzzedRequest, way: 'inject' | 'socket'): Promise<Reply> {
    const token = tokens.get(request.caller);
    const sent = {
      method: request.method,
      url: `${at.basePath}${request.url}`,
      headers: { ...request.headers, host: at.host, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: request.body,
    };
    const start = performance.now();
    if (way === 'socket') {
      port ??= app.server.listen({ port: 0, host: '127.0.0.1' }).then((origin) => Number(new URL(origin).port));
      const reply = await requestOverSocket(await port, sent);
      return { ...reply, milliseconds: performance.now() - start };
    }
    // Attempts are counted by address. Everybody has one of their own, or most replies were 429.
    address = (address + 1) % 2 ** 24;
    const reply = await app.server.inject({
      ...sent,
      body: sent.body ?? undefined,
      remoteAddress: `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
    });
    const type = String(reply.headers['content-type'] ?? '');
    return { status: reply.statusCode, type, body: reply.body, milliseconds: performance.now() - start };
  }

  const learned = new Map<string, Known>();
  const learnedRounds = new Map<string, number>();
  const target: FuzzTarget = {
    app,
    knownOf: (caller) =>
      withOwnId(
        learned.get(`${at.key} ${caller === 'holder' ? 'admin' : caller}`) ??
          learned.get(`${at.key} member`) ??
          nothingKnown,
        tokens.get(caller),
      ),
    async renewCallers(round: number): Promise<void> {
      at = tenants[round % tenants.length] ?? first;
      await target.restoreSettings();
      tokens = await tokensAt(app, at, Math.floor(round / tenants.length));
      // The member of this round has trainings, orders and uploads of their own.
      if (learnedRounds.get(at.key) === round) return;
      learnedRounds.set(at.key, round);
      await offerReleases(app, round);
      for (const caller of ['member', 'admin', 'operator'] as const)
        learned.set(`${at.key} ${caller}`, await learnAs(caller, target, setsOfIds));
    },
    restoreSettings: async () => settings.get(at.idApp)?.(),
    send,
    takeLog: () => lines.splice(0).map(stackOf).join('\n'),
    close: () => app.close(),
  };
  for (const round of tenants.keys()) await target.renewCallers(round);
  return target;
}

/** Returns what is wrong with a reply, or null. */
export function faultOf(
  { status, type, body }: Reply,
  { url, body: sent }: Pick<FuzzedRequest, 'url' | 'body'>,
): string | null {
  if (status >= 500) return `answers ${status}: ${body.slice(0, 300)}`;
  if (status < 400) return null;
  if (!type.startsWith('application/json')) return `answers ${status} as ${type || 'nothing'}: ${body.slice(0, 300)}`;
  const parsed = errorSchema.safeParse(JSON.parse(body));
  if (!parsed.success) return `answers ${status} in another shape: ${body.slice(0, 300)}`;
  // A refusal may repeat what the caller has sent.
  const said = decoded(url) + (sent?.toString() ?? '');
  const found = /\n\s+at |Error:|\bundefined\b|\[object |select .* from /.exec(parsed.data.message)?.[0];
  return found !== undefined && !said.includes(found)
    ? `answers ${status} with a text for programmers: ${parsed.data.message.slice(0, 300)}`
    : null;
}

/** Decodes an address in which some escapes may be broken. */
function decoded(url: string): string {
  return url.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/** Reads the company through its own endpoints as a caller does, twice: the second time with ids of the first. */
async function learnAs(caller: CallerName, target: FuzzTarget, setsOfIds: number): Promise<Known> {
  const { known, collect } = knowledge();
  const isOperator = caller === 'operator';
  const reads = allEndpoints.filter(
    ({ method, access }) => method === 'GET' && (access === 'deploy' || access === 'operator') === isOperator,
  );
  for (const hasIds of [false, true]) {
    for (const { path } of reads) {
      const names = (path.match(/:\w+/g) ?? []).map((name) => name.slice(1));
      if (hasIds !== names.length > 0) continue;
      for (const params of hasIds ? paramsFrom(known, names, path).slice(0, setsOfIds) : [{}]) {
        const url = path.replace(/:(\w+)/g, (_, name: string) =>
          encodeURIComponent(String((params as Record<string, unknown>)[name])),
        );
        const query = '?offset=0&limit=20&searchText=a';
        const reply = await target.send(
          { caller, method: 'GET', url: `/api${url}${query}`, headers: {}, body: null },
          'inject',
        );
        if (reply.status === 200 && reply.type.startsWith('application/json'))
          collect(JSON.parse(reply.body), '', params, path);
      }
    }
  }
  return known;
}

/** Returns a few sets of path parameters that were returned together, else each by itself. */
function paramsFrom(known: Known, names: readonly string[], path: string): Record<string, unknown>[] {
  const together = fittingRecords(known, names, path).filter((record) => names.every((name) => name in record));
  if (together.length > 0)
    return together.map((record) => Object.fromEntries(names.map((name) => [name, record[name]])));
  return [0, 1, 2].map((index) =>
    Object.fromEntries(names.map((name) => [name, known.values.get(name)?.[index] ?? index + 1])),
  );
}

function stackOf(line: string): string {
  const { err, msg } = JSON.parse(line) as { err?: { stack?: string; message?: string }; msg?: string };
  return err ? `${msg ?? ''}: ${err.stack ?? err.message ?? ''}` : '';
}
