import { Redis } from 'ioredis';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { publishVersions } from '../../../test/remote-build.ts';
import { reachableServices } from '../../../test/services.ts';
import { registryChanges } from './registry-changes.service.ts';
import { compositions } from './composition.service.ts';
import { anonymousVisitor } from './visitor.service.ts';

const services = await reachableServices();

if ('missing' in services) {
  process.stderr.write(`Changes across nodes: left out. ${services.missing}\n`);
  test(`skipped: ${services.missing}`, () => expect(services.missing).not.toBe(''));
} else {
  changesAcrossNodes(services.redisUrl);
}

function changesAcrossNodes(redisUrl: string): void {
  let app: TestApp;
  const connections: Redis[] = [];
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    for (const redis of connections) redis.disconnect();
    await app.close();
  });

  /** Creates a node with a stopped clock: its cache never expires, so only a notification makes it read again. */
  async function node() {
    const redis = new Redis(redisUrl);
    connections.push(redis);
    const changes = registryChanges(redis);
    const { database, log } = app.platform;
    const published = compositions({ db: database.db, log, announce: changes.announce, now: () => 0 });
    const received = Promise.withResolvers<void>();
    await changes.listen(() => {
      published.forgetHere();
      received.resolve();
    });
    const versionOf = async () => (await published.compositionOf(app.tenant, anonymousVisitor)).releases[0]?.version;
    return { published, changes, versionOf, received: received.promise };
  }

  test('a change on one node is visible on the others at once, before their caches expire', async () => {
    const [here, there] = await Promise.all([node(), node()]);
    await publishVersions(app.platform, 'mfe-nodes', '1.0.0');
    expect([await here.versionOf(), await there.versionOf()]).toEqual(['1.0.0', '1.0.0']);
    await publishVersions(app.platform, 'mfe-nodes', '1.1.0');
    expect(await there.versionOf()).toBe('1.0.0');

    here.published.forget();
    await here.changes.close();
    await there.received;
    expect(await there.versionOf()).toBe('1.1.0');
    await there.changes.close();
  });
}
