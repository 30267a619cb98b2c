import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loginInfo } from '@shared-kit/contracts/identity';
import { parse } from 'yaml';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { createLogger } from '../logging.adapter.ts';

const monitoring = join(import.meta.dirname, '../../../../deploy/monitoring');
const words = new Set(['sum', 'by', 'rate', 'topk', 'histogram_quantile', 'max', 'min', 'le', 'e9']);

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, {}, createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }));
  await app.call(loginInfo, { query: { username: 'ninguem' } });
});
afterAll(() => app.close());

async function metrics(): Promise<string> {
  const { payload } = await app.server.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' });
  return payload;
}

/** Returns the metrics that a PromQL expression reads: without functions, labels, ranges and the histogram's parts. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ');
  const names = bare.match(/[a-z_][a-z0-9_]*/g) ?? [];
  return names.filter((name) => !words.has(name)).map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}

async function expressions(): Promise<string[]> {
  const dashboard = JSON.parse(await readFile(join(monitoring, 'grafana-dashboard.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const alerts = parse(await readFile(join(monitoring, 'prometheus-alerts.yaml'), 'utf8')) as {
    groups: { rules: { expr: string }[] }[];
  };
  return [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
}

test('every metric of the dashboard and of the alerts exists in /metrics', async () => {
  const exported = new Set([...(await metrics()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
  const named = new Set((await expressions()).flatMap(metricsIn));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !exported.has(name))).toEqual([]);
});

test('every alert is explained in the runbook', async () => {
  const alerts = await readFile(join(monitoring, 'prometheus-alerts.yaml'), 'utf8');
  const runbook = await readFile(join(monitoring, '../../docs/runbook.md'), 'utf8');
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
});

test('requests are counted by route and by tenant, and the pool is shown', async () => {
  const text = await metrics();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/login\/user-login-info",status="404"\} 1/,
  );
  expect(text).toContain(`tenant_request_duration_seconds_count{tenant="${app.tenant.key}",status="4xx"} 1`);
  expect(text).toMatch(/database_pool_connections\{state="size"\} \d/);
});

test('a reply and its log line have the same id, which callers cannot choose', async () => {
  lines.splice(0);
  const [first, second] = await Promise.all([
    app.server.inject({ url: '/nowhere-at-all', headers: { 'x-request-id': 'chosen-by-caller' } }),
    app.server.inject('/nowhere-else'),
  ]);
  expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  const ids = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request')
    .map(({ path, reqId }) => [path, reqId] as const);
  expect(Object.fromEntries(ids)).toEqual({
    '/nowhere-at-all': first.headers['x-request-id'],
    '/nowhere-else': second.headers['x-request-id'],
  });
});

test('metrics do not wait for the database', async () => {
  const { delivery } = app.platform;
  const read = delivery.pageViewsOn.bind(delivery);
  Object.assign(delivery, { pageViewsOn: () => new Promise(() => undefined) });
  const from = performance.now();
  expect(await metrics()).toContain('process_cpu_seconds_total');
  expect(performance.now() - from).toBeLessThan(1_000);
  Object.assign(delivery, { pageViewsOn: read });
});

test('metrics, which name tenants, are for this machine only, or for those who have the token', async () => {
  const status = async (remoteAddress: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await app.server.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  };
  expect([await status('127.0.0.1'), await status('203.0.113.9'), await status('203.0.113.9', 'x')]).toEqual([
    200, 404, 404,
  ]);
  // Behind a proxy on this machine every caller would look local.
  const forwarded = { 'x-forwarded-for': '127.0.0.1' };
  const proxied = await app.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers: forwarded });
  expect(proxied.statusCode).toBe(404);
  Object.assign(app.platform.env, { METRICS_TOKEN: 'a-token-of-the-operator' });
  const answers = [await status('203.0.113.9', 'a-token-of-the-operator'), await status('203.0.113.9', 'x')];
  answers.push(await status('127.0.0.1'));
  Object.assign(app.platform.env, { METRICS_TOKEN: undefined });
  expect(answers).toEqual([200, 404, 404]);
});
