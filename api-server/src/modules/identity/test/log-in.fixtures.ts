import { startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;

export const credentials = (username: string, changes: object = {}) => ({
  body: { username, password: testPassword, idAppType: 1, acronym: app.tenant.acronym, ...changes },
});

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  afterLastFile(() => app.close());
}

/** Starts an app with people who log in. */
export function startLoginApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));

  afterEach(() => app.clock.reset());
}
