import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnv } from '../../env.ts';
import { REST_MS } from './guarded.adapter.ts';
import { SERVICE_TIMEOUT_MS } from './read-json.adapter.ts';
import { videoServices } from './video-services.service.ts';

let server: Server;
let requests = 0;
const servicesWith = (settings: Record<string, string>, nowMs = () => Date.now()) =>
  videoServices(readEnv(settings), nowMs);
const silentUrl = () => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  // Accepts the request and never answers.
  server = createServer(() => (requests += 1));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
});
afterAll(() => server.closeAllConnections());
afterAll(() => new Promise((done) => server.close(done)));

test('a Wistia request times out after 10 s, once for all concurrent callers [A7m-30]', async () => {
  expect(SERVICE_TIMEOUT_MS).toBe(10_000);
  const timeout = jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('too long', 'TimeoutError')));
  const services = servicesWith({ WISTIA_API_URL: silentUrl(), WISTIA_API_TOKEN: 't' });
  const outcomes = await Promise.allSettled([
    services.list('wistia', 'w1st1a0001'),
    services.list('wistia', 'w1st1a0001'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(timeout.mock.calls).toEqual([[10_000]]);
  timeout.mockRestore();
});

test('after five consecutive failures the whole service is paused, then requested again', async () => {
  let now = 0;
  const services = servicesWith({ YOUTUBE_API_URL: 'http://localhost:1', YOUTUBE_API_KEY: 'k' }, () => now);
  for (let list = 0; list < 5; list += 1)
    await expect(services.list('youtube', `PL${list}`)).rejects.toThrow(/fetch failed/);
  await expect(services.list('youtube', 'PLnew')).rejects.toThrow(/left alone/);
  now += REST_MS;
  await expect(services.list('youtube', 'PLnew')).rejects.toThrow(/fetch failed/);
});

test('a service without a key is not requested, and no message contains a key', async () => {
  const before = requests;
  await expect(servicesWith({ YOUTUBE_API_URL: silentUrl() }).list('youtube', 'PLx')).rejects.toThrow(/no key/);
  expect(requests).toBe(before);
  await expect(
    servicesWith({ YOUTUBE_API_URL: 'http://localhost:1', YOUTUBE_API_KEY: 's3cr3t' }).list('youtube', 'PLx'),
  ).rejects.not.toThrow(/s3cr3t/);
});

test('players are framed from the configured origins, without their paths', () => {
  expect(servicesWith({}).embedOrigins).toEqual(['https://www.youtube-nocookie.com', 'https://fast.wistia.net']);
  expect(servicesWith({ YOUTUBE_EMBED_ORIGIN: 'http://localhost:3003/x' }).embedUrl('youtube', 'dQw4w9WgXcQ')).toBe(
    'http://localhost:3003/embed/dQw4w9WgXcQ',
  );
});
