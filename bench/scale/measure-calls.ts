import type { FastifyInstance } from 'fastify';
import { allEndpoints } from '../../api-server/src/test/fuzz/all-endpoints.ts';
import { addressesOf, getAs } from '../../api-server/src/test/statement-walk.ts';
import type { Learner } from '../../api-server/src/test/statement-walk.ts';
import type { Platform } from '../../api-server/src/platform/platform.ts';
import { median } from '../lib/figures.ts';

/** Server in this process. */
export interface Server {
  readonly app: FastifyInstance;
  readonly platform: Platform;
}

/** The same person in both companies. */
export interface Pair<T> {
  readonly small: T;
  readonly large: T;
}

/** The same call of both. */
export interface Call {
  readonly endpoint: string;
  readonly urls: Pair<string>;
  /** Body of a POST that reads; a GET when it is missing. */
  readonly body?: object;
}

export interface Measured {
  readonly ms: Pair<number>;
  /** Time that this process computed, without the database; other work on the machine hardly changes it. */
  readonly cpuMs: Pair<number>;
  readonly bytes: Pair<number>;
}

/** Addresses of one endpoint that are measured. */
const mostOfEach = 3;
/** Training of the demo whose node and class get the comments. */
export const commentedNode = 'lgpd';

/** Returns the GETs of a learner that both can make. Call it before one of the companies grows: then their ids pair up. */
export async function pairedCalls({ app, platform }: Server, learners: Pair<Learner>): Promise<Call[]> {
  const reads = allEndpoints.filter(
    ({ method, access, id }) => method === 'GET' && access === 'session' && !id.startsWith('admin.'),
  );
  const small = await addressesOf(platform, learners.small, reads);
  const large = await addressesOf(platform, learners.large, reads);
  const calls: Call[] = [];
  for (const [index, { endpoint, urls }] of small.entries()) {
    const found: Call[] = [];
    for (const [at, url] of urls.entries()) {
      const other = large[index]?.urls[at];
      if (found.length >= mostOfEach || other === undefined) break;
      const replies = [
        await getAs({ server: app }, learners.small, url),
        await getAs({ server: app }, learners.large, other),
      ];
      if (replies.every(({ statusCode }) => statusCode === 200))
        found.push({ endpoint, urls: { small: url, large: other } });
    }
    calls.push(...found);
  }
  const threads = await Promise.all(
    [learners.small, learners.large].map(async (learner) => {
      const reply = await getAs({ server: app }, learner, `/learning/nodes/${commentedNode}`);
      return `/learning/comments/NODE/${reply.json<{ idElement: number }>().idElement}`;
    }),
  );
  const pagesOfComments = ['', '?offset=7500'].map((query) => ({
    endpoint: 'learning.list-comments',
    urls: { small: `${threads[0]}${query}`, large: `${threads[1]}${query}` },
  }));
  for (const call of [...pagesOfComments, ...furtherCalls()]) {
    const replies = [await send(app, learners.small, call, 'small'), await send(app, learners.large, call, 'large')];
    const refused = replies.find(({ statusCode }) => statusCode !== 200);
    if (refused) throw new Error(`${call.urls.small} answered ${refused.statusCode}: ${refused.body}`);
    calls.push(call);
  }
  return calls;
}

/** Calls that the walk does not make, and pages that grow with the company. Codes of nodes are equal in both. */
function furtherCalls(): Call[] {
  const get = (endpoint: string, url: string): Call => ({ endpoint, urls: { small: url, large: url } });
  return [
    ...['', '?nodeCode=catalogo', '?nodeCode=pessoas'].map((query) =>
      get('learning.list-side-menu', `/learning/nodes/side-menu${query}`),
    ),
    ...['catalogo', 'pessoas'].map((code) => get('learning.get-catalog', `/learning/catalogs/${code}`)),
    get('learning.get-node', '/learning/nodes/seguranca'),
    ...['catalogo/nodes?depth=3', 'catalogo/nodes?depth=3&searchString=seguranca', 'pessoas/nodes?depth=1'].map(
      (path) => get('learning.list-catalog-nodes', `/learning/catalogs/${path}`),
    ),
    get('learning.list-available-tags', '/learning/tags/available?nodeCode=catalogo'),
    ...['seguranca', 'lideranca', 'na'].map((text) => get('learning.search', `/learning/search?searchString=${text}`)),
    get('learning.search', '/learning/search?searchString=seguranca&offset=5&limit=50'),
    ...['seguranca', 'como'].map((text) => get('content.search-all', `/content/search?searchString=${text}`)),
    {
      endpoint: 'gamification.list-user-points',
      urls: { small: '/campaign/listcampaignuserpoints', large: '/campaign/listcampaignuserpoints' },
      body: { idCampaign: 0, offset: 0, limit: 10 },
    },
  ];
}

export function send(app: FastifyInstance, learner: Learner, { urls, body }: Call, which: keyof Pair<string>) {
  if (!body) return getAs({ server: app }, learner, urls[which]);
  return app.inject({
    method: 'POST',
    url: `${learner.tenant.basePath}/api${urls[which]}`,
    headers: { host: learner.tenant.host, authorization: `Bearer ${learner.token}` },
    payload: { ...body, idUser: learner.idUser },
  });
}

/** Makes a call of both in turns. The first ones are not counted: they learn columns and fill caches. */
export async function measureCall(
  { app }: Server,
  learners: Pair<Learner>,
  call: Call,
  rounds: number,
): Promise<Measured> {
  const unmeasured = 3;
  const times = { small: [] as number[], large: [] as number[] };
  const bytes = { small: 0, large: 0 };
  const cpu = { small: 0, large: 0 };
  for (let round = -unmeasured; round < rounds; round += 1) {
    for (const which of ['small', 'large'] as const) {
      const before = process.cpuUsage();
      const start = performance.now();
      const reply = await send(app, learners[which], call, which);
      const ms = performance.now() - start;
      if (reply.statusCode !== 200) throw new Error(`${call.urls[which]} answered ${reply.statusCode}: ${reply.body}`);
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) {
        times[which].push(ms);
        cpu[which] += (user + system) / 1000 / rounds;
      }
      bytes[which] = reply.rawPayload.length;
    }
  }
  return { ms: { small: median(times.small), large: median(times.large) }, cpuMs: cpu, bytes };
}
