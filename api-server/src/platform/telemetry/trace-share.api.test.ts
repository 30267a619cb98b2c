import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getUser } from '@shared-kit/contracts/identity';
import { readEnv } from '../../env.ts';
import { startTestApp } from '../../test/index.ts';

const calls = 30;

/** Starts an app with this share, calls it and returns the number of requests that the collector got. */
async function tracedOf(share: string): Promise<number> {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(text);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const app = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, TRACE_SHARE: share });
  for (let call = 0; call < calls; call += 1)
    await app.ok(getUser, { params: { id: app.user.idUser } }, { as: app.user });
  await app.close();
  collector.close();
  return received.join('').split('"name":"GET /api/users/').length - 1;
}

test('TRACE_SHARE is the share of requests that are traced', async () => {
  const traced = await tracedOf('0.5');
  expect(traced).toBeGreaterThan(0);
  expect(traced).toBeLessThan(calls);
}, 120_000);

test('no request is traced with the TRACE_SHARE 0', async () => {
  expect(await tracedOf('0')).toBe(0);
}, 120_000);

test.each(['1.5', '-1', 'half'])('the server does not start with the TRACE_SHARE %s', (share) => {
  expect(() => readEnv({ TRACE_SHARE: share })).toThrow(/TRACE_SHARE/);
});
