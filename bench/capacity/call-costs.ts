import { connect } from 'node:net';
import { mkdirSync, rmSync } from 'node:fs';
import { countUnreadBellEntries } from '@shared-kit/contracts/notifications';
import { allEndpoints } from '../../api-server/src/test/fuzz/all-endpoints.ts';
import { questionnaires } from '../../api-server/src/modules/evaluations/questionnaire.repository.ts';
import { withTenant } from '../../api-server/src/platform/database/tenant-db.adapter.ts';
import { addressesOf, getAs, learnerAt } from '../../api-server/src/test/statement-walk.ts';
import { ownPostgres, ownRedis } from '../../api-server/src/test/own-services.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { cpuOf, postgresOn } from '../lib/process-figures.ts';
import { importCompanies, openCompanies, small } from '../scale/open-companies.ts';
import { preparedWrites } from '../scale/measure-writes.ts';

export interface CallCost {
  readonly call: string;
  /** Milliseconds of CPU, without HTTP: the call is made inside the process. */
  readonly node: number;
  readonly database: number;
  /** Commands that Redis received, from this node alone. */
  readonly redis: number;
  /** Milliseconds from the call to its end, when nothing else runs. */
  readonly ms: number;
  /** Bytes of the reply, not compressed. */
  readonly bytes: number;
}

/** Linux counts hundredths of a second, so that a call must be made this often to be seen in PostgreSQL. */
const times = 100;
const unmeasured = 10;

/** Measures every GET of a learner, and what learners write most, in a company of the demo on services of its own. */
export async function callCosts(programs: string, note: (text: string) => void): Promise<CallCost[]> {
  const [postgres, redis] = await Promise.all([ownPostgres(programs), ownRedis()]);
  const dataDirectory = inWorkspace('.build/bench-call-costs');
  rmSync(dataDirectory, { recursive: true, force: true });
  mkdirSync(dataDirectory, { recursive: true });
  const server = await openCompanies(postgres.url, dataDirectory, { REDIS_URL: redis.url });
  const meter = meterOf(portOf(postgres.url), portOf(redis.url));
  try {
    await importCompanies(server.platform);
    const learner = await learnerAt(server, small, 'bruno');
    const costs: CallCost[] = [];
    const reads = allEndpoints.filter(
      ({ method, access, id }) => method === 'GET' && access === 'session' && !id.startsWith('admin.'),
    );
    for (const { endpoint, urls } of await addressesOf(server.platform, learner, reads)) {
      for (const url of urls) {
        const get = () => getAs({ server: server.app }, learner, url);
        const first = await get();
        if (first.statusCode !== 200) continue;
        note(endpoint);
        costs.push({ call: endpoint, ...(await meter(get)), bytes: first.rawPayload.length });
        break;
      }
    }
    const unread = () => getAs({ server: server.app }, learner, countUnreadBellEntries.path);
    note('after a second');
    const lookedUp = await meter(async () => {
      server.platform.tenants.forget();
      await unread();
    });
    costs.push({ call: `${countUnreadBellEntries.id}, company looked up anew`, ...lookedUp, bytes: 0 });
    note('a job');
    const idle = await meter(() =>
      withTenant(server.platform.database.db, learner.tenant.idApp, (db) =>
        questionnaires(db).overdue(server.platform.clock.now(), 1),
      ),
    );
    costs.push({ call: 'a job of a company that finds nothing', ...idle, bytes: 0 });
    for (const { name, make } of await preparedWrites(server, learner)) {
      note(name);
      costs.push({ call: name, ...(await meter(make)), bytes: 0 });
    }
    return costs;
  } finally {
    await server.close();
    await Promise.all([postgres.remove(), redis.remove()]);
  }
}

const portOf = (url: string): number => Number(new URL(url).port);

/** Returns a function that measures what one run of `work` costs this process, PostgreSQL and Redis. */
function meterOf(postgresPort: number, redisPort: number) {
  const now = async () => {
    const { user, system } = process.cpuUsage();
    return {
      node: (user + system) / 1000,
      database: postgresOn(postgresPort).reduce((sum, pid) => sum + cpuOf(pid), 0),
      redis: await redisCommands(redisPort),
    };
  };
  return async (work: () => Promise<unknown>) => {
    for (let count = 0; count < unmeasured; count += 1) await work();
    const before = await now();
    const begun = performance.now();
    for (let count = 0; count < times; count += 1) await work();
    const ms = (performance.now() - begun) / times;
    const after = await now();
    const each = (figure: 'node' | 'database' | 'redis') => (after[figure] - before[figure]) / times;
    return { node: each('node'), database: each('database'), redis: each('redis'), ms };
  };
}

/** Returns the number of commands that Redis has received since its start. */
function redisCommands(port: number): Promise<number> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('INFO stats\r\n'));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      const [, count] = /total_commands_processed:(\d+)\r\n/.exec(text) ?? [];
      if (count === undefined) return;
      socket.destroy();
      done(Number(count));
    });
    socket.once('error', failed);
  });
}
