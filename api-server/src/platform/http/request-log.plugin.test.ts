import Fastify, { LogController } from 'fastify';
import { createLogger } from '../logging.adapter.ts';
import { logRequests } from './request-log.plugin.ts';

async function lineOf(url: string): Promise<{ path: string }> {
  const lines: string[] = [];
  const app = Fastify({
    loggerInstance: createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }),
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(app);
  app.get('/api/schedule/feed/:token/agenda.ics', () => 'ok');
  app.get('/api/items/:id', () => 'ok');
  await app.inject(url);
  await app.close();
  return JSON.parse(lines.at(-1) ?? '') as { path: string };
}

test('a log line contains the requested path without its query', async () => {
  expect(await lineOf('/api/items/7?signature=secret')).toMatchObject({ path: '/api/items/7', status: 200 });
});

test('a log line does not contain a token from the path', async () => {
  const line = await lineOf('/api/schedule/feed/secret/agenda.ics');
  expect(line).toMatchObject({ path: '/api/schedule/feed/:token/agenda.ics', status: 200 });
  expect(JSON.stringify(line)).not.toContain('secret');
});

test('a log line contains at most 300 characters of a path', async () => {
  const path = `/x/${'y'.repeat(9000)}`;
  const line = await lineOf(path);
  expect(line.path).toBe(`${path.slice(0, 300)}…`);
  expect(JSON.stringify(line).length).toBeLessThan(1000);
});
