import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { ownRedis } from '../../test/own-services.ts';
import type { OwnService } from '../../test/own-services.ts';
import { startServer } from '../../test/server-process.ts';
import type { ServerProcess } from '../../test/server-process.ts';
import { freshDataDirectory } from '../../test/template-database.ts';
import { controlSocketPath } from '../control/forward.adapter.ts';

const patience = 120_000;
/** Rejects a promise inside the server, as a socket handler that forgot to catch would. */
const rejectsOnSignal = `data:text/javascript,process.on('SIGUSR2',()=>void Promise.reject(new Error('forgotten')))`;

let folder: string;
let redis: OwnService;
let server: ServerProcess;
beforeAll(async () => {
  folder = await freshDataDirectory();
  redis = await ownRedis();
  const NODE_OPTIONS = `--import=${rejectsOnSignal.replaceAll(' ', '%20')}`;
  server = await startServer({ DATA_DIR: folder, REDIS_URL: redis.url, NODE_OPTIONS });
}, patience);
afterAll(async () => {
  await server?.end('SIGKILL').catch(() => undefined);
  await redis?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Resolves when the server answers; throws when it ended. */
async function expectAlive(): Promise<void> {
  await pause(200);
  const reply = await fetch(`${server.origin}/health/live`).catch((error: unknown) => {
    throw new Error(`the server ended: ${server.complaint()}`, { cause: error });
  });
  expect(reply.status).toBe(200);
}

test.each(['/anything', '/aurora/api/socket/?EIO=4&transport=websocket'])(
  'a caller that resets its upgrade to %s does not end the process',
  async (path) => {
    for (let time = 0; time < 10; time += 1) {
      const caller = connect(Number(new URL(server.origin).port), '127.0.0.1');
      caller.on('error', () => undefined);
      await once(caller, 'connect');
      caller.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      await pause(time);
      caller.resetAndDestroy();
    }
    await expectAlive();
  },
);

test('a refused upgrade is closed, also when its caller never ends the connection', async () => {
  const caller = connect({ port: Number(new URL(server.origin).port), host: '127.0.0.1', allowHalfOpen: true });
  caller.write('GET /anything HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  caller.resume();
  await once(caller, 'end');
  await pause(100);
  const reset = once(caller, 'error');
  caller.write('still here');
  await pause(50);
  caller.write('still here');
  expect(await reset).toMatchObject([{ code: expect.stringMatching(/ECONNRESET|EPIPE/) }]);
});

test('texts of other programs on the shared Redis do not end the process', async () => {
  const other = new Redis(redis.url);
  for (const text of ['not JSON', '', 'null', '[]', '{"node":1}', '{"node":"x","channel":"__proto__","people":[1]}'])
    await other.publish('azulejo:presence', text);
  other.disconnect();
  await expectAlive();
});

test.each(['not JSON', '{}', '{"argv":[1]}'])('the control socket survives the line %s', async (line) => {
  const caller = connect(controlSocketPath(folder));
  caller.on('error', () => undefined);
  caller.resume();
  caller.write(`${line}\n`);
  await once(caller, 'close');
  await expectAlive();
});

test('a promise whose rejection nothing handles is logged and does not end the process', async () => {
  process.kill(server.pid, 'SIGUSR2');
  await expectAlive();
  expect(server.complaint()).toContain('forgotten');
});
