import { rmSync } from 'node:fs';
import { startPortal } from '../../tools/lib/portal.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { mustRunAzulejo } from './azulejo-command.ts';
import { freshDemoData } from '../../tools/lib/demo-data.ts';
import { test } from './test.ts';
import type { PortalUnderTest } from './test.ts';

interface OwnPortalFixtures {
  /** Runs an `azulejo` command on the portal and returns its output. */
  azulejo(...args: string[]): Promise<string>;
}

/** Creates a test function whose workers have a portal of their own, with these settings. */
export function ownPortal(settings: () => Promise<NodeJS.ProcessEnv>) {
  return test.extend<OwnPortalFixtures, { portal: PortalUnderTest }>({
    portal: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
      async ({}, use) => {
        const env = await settings();
        const dataDirectory = await freshDemoData();
        const portal = await startPortal({ port: await freePortPair(), dataDirectory, env });
        await use({ origin: portal.origin, dataDirectory });
        portal.stop();
        await portal.ended;
        rmSync(dataDirectory, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    azulejo: async ({ portal }, use) => use((...args) => mustRunAzulejo(portal.dataDirectory, args)),
  });
}

/**
 * Test function for tests that change what all people of a portal see (releases, channels, modules). Each worker has its own portal with
 * fresh demo data. Its start takes seconds, so keep the tests of a file in one worker with `describe.configure({ mode: 'default' })`.
 */
export const ownPortalTest = ownPortal(async () => ({}));
