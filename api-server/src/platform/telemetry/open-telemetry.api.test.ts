import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getUser } from '@shared-kit/contracts/identity';
import { startTestApp } from '../../test/index.ts';
import { parentOf } from './trace-parent.rules.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: { key: string; value: { stringValue?: string } }[];
}

const received: { path: string; text: string }[] = [];
let collector: Server;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      received.push({ path: request.url ?? '', text });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(() => void collector.close());

test('a collector receives a span of each request with its queries and id, and metrics, without personal data', async () => {
  const { port } = collector.address() as AddressInfo;
  const app = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, TRUST_PROXY: '1' });
  const reply = await app.call(
    getUser,
    { params: { id: app.user.idUser } },
    { as: app.user, headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' } },
  );
  await app.close();

  const spans = received
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ text }) => JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] })
    .flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
    );
  const request = spans.find(({ name }) => name.startsWith('GET /api/users/'));
  expect(request).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' });
  const attributes = Object.fromEntries((request?.attributes ?? []).map(({ key, value }) => [key, value.stringValue]));
  expect(attributes).toMatchObject({ 'request.id': reply.headers['x-request-id'], tenant: app.tenant.key });
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(queries.length).toBeGreaterThan(1);
  expect(
    received.some(({ path, text }) => path === '/v1/metrics' && text.includes('http.server.request.duration')),
  ).toBe(true);
  const everything = received.map(({ text }) => text).join('');
  expect(everything).not.toContain(app.user.token);
  expect(everything).not.toContain(app.user.username);
}, 60_000);

test.each([undefined, '', 'x', ['a'], '00-00000000000000000000000000000000-b7ad6b7169203331-01'])(
  'ignores the invalid parent %p',
  (header) => expect(parentOf(header)).toBeUndefined(),
);
