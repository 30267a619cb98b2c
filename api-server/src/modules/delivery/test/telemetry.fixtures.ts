import { recordLogs, showHealth } from '@shared-kit/contracts/delivery';
import type { LogEntry } from '@shared-kit/contracts/delivery';
import { createToken } from '../tokens/deploy-tokens.repository.ts';
import { publishTestRelease, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
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

export function report(entries: LogEntry[], as: TestUser | null, at: TestTenant = app.tenant) {
  return app.call(recordLogs, { body: { entries } }, { ...(as ? { as } : {}), at });
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
  await publishTestRelease(app.platform);
  afterLastFile(() => app.close());
}

/** Starts an app with the releases of one remote. */
export function startTelemetryApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}
