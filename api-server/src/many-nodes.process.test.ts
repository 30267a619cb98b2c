import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { portalClient } from './test/portal-client.ts';
import type { PortalClient } from './test/portal-client.ts';
import { runProgram, startServer } from './test/server-process.ts';
import type { ServerProcess } from './test/server-process.ts';
import { emptyDatabase, reachableServices } from './test/services.ts';
import type { Services } from './test/services.ts';
import { makeCompany, onInstallation } from './test/stopped-installation.ts';

const patience = 120_000;
const forgetful = ['diego', 'eva', 'iris', 'joao', 'katia', 'lia'];
const people = ['bruno', 'carla', 'otto', 'paula', ...forgetful];
const services = await reachableServices();

if ('missing' in services) {
  process.stderr.write(`Several API nodes: left out. ${services.missing}\n`);
  test(`skipped: ${services.missing}`, () => expect(services.missing).not.toBe(''));
} else {
  describe('three nodes on one PostgreSQL and one Redis', () => {
    threeNodes(services);
  });
}

function threeNodes({ databaseUrl, redisUrl }: Services): void {
  let folder: string;
  let database: { url: string; drop(): Promise<void> };
  let env: Record<string, string>;
  let nodes: ServerProcess[];
  let clients: PortalClient[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'azulejo-nodes-'));
    database = await emptyDatabase(databaseUrl);
    await forgetLimits(redisUrl);
    env = {
      DATABASE_URL: database.url,
      MIGRATE_ON_START: '1',
      DATABASE_POOL: '4',
      REDIS_URL: redisUrl,
      TRUST_PROXY: '1',
      DATA_DIR: folder,
    };
    // All start at once on an empty database: only one of them may create the schema.
    nodes = await Promise.all([startServer(env), startServer(env), startServer(env)]);
    clients = nodes.map(({ origin }) => portalClient(origin, 'aurora'));
    await onInstallation(env, (platform) => makeCompany(platform, 'aurora', people));
  }, patience);

  afterAll(async () => {
    for (const node of nodes ?? []) await node.end('SIGKILL').catch(() => undefined);
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }, patience);

  const node = (index: number): PortalClient => clients[index] as PortalClient;

  test('a session started on one node is valid on another and can be ended on a third', async () => {
    const { token, viewer } = await node(0).logIn('carla');
    expect((await node(1).call('GET', `/users/${viewer.idUser}`, { token })).status).toBe(200);
    expect((await node(2).call('POST', '/login/logout', { token })).status).toBe(200);
    expect((await node(0).call('GET', `/users/${viewer.idUser}`, { token })).status).toBe(401);
  });

  test('wrong passwords are counted over all nodes', async () => {
    const attempt = (index: number, password: string) =>
      node(index).call('POST', '/login', { body: { username: 'otto', password, idAppType: 1, acronym: 'aurora' } });
    for (let count = 0; count < 10; count += 1) expect((await attempt(count % 3, 'errada123')).status).toBe(401);
    for (const index of [0, 1, 2]) expect((await attempt(index, 'azulejo123')).status).toBe(429);
  });

  test('each mail is sent once, whichever node sends it', async () => {
    for (const [index, username] of forgetful.entries()) {
      const reply = await node(index % 3).call('POST', '/login/forgot', { body: { username, idAppType: 1 } });
      expect(reply.status).toBe(200);
    }
    await until(async () => (await recipients()).length >= forgetful.length);
    expect((await recipients()).toSorted()).toEqual(forgetful.map((username) => `${username}@aurora.com.br`));
  }, 30_000);

  async function recipients(): Promise<string[]> {
    const outbox = join(folder, 'outbox');
    const names = await readdir(outbox).catch((): string[] => []);
    const mails = await Promise.all(
      names.filter((name) => name.endsWith('.json')).map((name) => readFile(join(outbox, name), 'utf8')),
    );
    return mails.filter((text) => text.endsWith('}')).map((text) => (JSON.parse(text) as { to: string }).to);
  }

  test('a module that is switched off disappears from every node', async () => {
    const { token, viewer } = await node(0).logIn('bruno');
    const history = (index: number) =>
      node(index).call('GET', `/learning/students/${viewer.idUser}/history`, { token });
    expect((await history(1)).status).toBe(200);
    await runProgram('cli/azulejo.ts', ['module', 'disable', 'journey', '--tenant', 'aurora'], env);
    await until(async () =>
      (await Promise.all([history(0), history(1), history(2)])).every(({ status }) => status === 404),
    );
  }, 30_000);

  test('the other nodes continue after one is killed, and its confirmed writes are stored', async () => {
    const { token, viewer } = await node(0).logIn('paula');
    const saved = await node(0).call('PUT', `/users/${viewer.idUser}`, { token, body: { name: 'Paula confirmada' } });
    expect(saved.status).toBe(200);
    await nodes[0]?.end('SIGKILL');
    const reply = await node(1).call('GET', `/users/${viewer.idUser}`, { token });
    expect(await reply.json()).toMatchObject({ user: { name: 'Paula confirmada' } });
  });
}

async function until(done: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await done())) {
    if (Date.now() > deadline) throw new Error('waited for too long');
    await new Promise((resolveWait) => setTimeout(resolveWait, 100));
  }
}

/** Clears the limits that earlier runs left in the same Redis. */
async function forgetLimits(url: string): Promise<void> {
  const redis = new Redis(url);
  const keys = await redis.keys('azulejo:limit:*');
  if (keys.length > 0) await redis.del(keys);
  redis.disconnect();
}
