import { recordLogs, showHealth } from '@shared-kit/contracts/delivery';
import type { LogEntry } from '@shared-kit/contracts/delivery';
import { createToken } from '../tokens/deploy-tokens.repository.ts';
import { publishTestRelease, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { writeTestShell } from './test-shell.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export const remote = 'mfe-test';

export const load = (version: string, value = 200): LogEntry => ({
  level: 'info',
  kind: 'remote-load',
  message: '',
  remote,
  version,
  value,
  bytes: 5000,
});
export const fault = (version: string, phase = 'render'): LogEntry => ({
  level: 'error',
  kind: 'remote-fault',
  message: 'x is not a function',
  remote,
  version,
  phase,
});

/** Cookies of a browser, by name. */
export type Browser = Map<string, string>;
const browsers = new Map<TestUser, Browser>();

/** Loads the portal's page in a browser, which is given what it contains. */
export async function loadPage(browser: Browser, at: TestTenant = app.tenant): Promise<void> {
  const page = await app.server.inject({
    url: `${at.basePath}/login`,
    headers: { host: at.host, cookie: cookieOf(browser) },
  });
  for (const cookie of [page.headers['set-cookie'] ?? []].flat()) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    browser.set(name, value);
  }
}

const cookieOf = (browser: Browser): string => [...browser].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends entries as they come from a browser, with the cookies that it has. */
export function sendFrom(browser: Browser, entries: LogEntry[], as: TestUser, at: TestTenant = app.tenant) {
  return app.call(recordLogs, { body: { entries } }, { as, at, headers: { cookie: cookieOf(browser) } });
}

/** Sends entries from a page of the person's own browser. */
export async function report(entries: LogEntry[], as: TestUser | null, at: TestTenant = app.tenant) {
  if (!as) return app.call(recordLogs, { body: { entries } }, { at });
  const browser = browsers.get(as) ?? new Map<string, string>();
  browsers.set(as, browser);
  await loadPage(browser, at);
  return sendFrom(browser, entries, as, at);
}

export async function health(tenant?: string) {
  const { token } = await createToken(
    app.platform.database.db,
    { remote, name: 'ci', days: 1, by: 'teste' },
    app.clock.now(),
  );
  const { versions } = await app.ok(
    showHealth,
    { params: { remote }, query: tenant === undefined ? {} : { tenant } },
    { as: { token } },
  );
  return Object.fromEntries(versions.map((each) => [each.version, each]));
}

export async function people(number: number, of: TestTenant = app.tenant): Promise<TestUser[]> {
  return Promise.all(Array.from({ length: number }, () => app.makeUser(of)));
}

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  await writeTestShell(app);
  await publishTestRelease(app.platform);
  afterLastFile(() => app.close());
}

/** Starts an app with the releases of one remote. */
export function startTelemetryApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}
