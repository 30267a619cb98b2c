import { rmSync } from 'node:fs';
import { startPortal } from '../../tools/lib/portal.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { mustRunAzulejo } from './azulejo-command.ts';
import { freshDemoData } from '../../tools/lib/demo-data.ts';
import { test } from './test.ts';
import type { PortalUnderTest } from './test.ts';

interface OwnPortalFixtures {
  /** Runs an `azulejo` command on the portal and gives what it printed. */
  azulejo(...args: string[]): Promise<string>;
}

/** Tests whose workers have a portal of their own, started with these settings. */
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
 * For tests that change what all people of a portal see (releases, channels, modules): each worker has a portal of its own, on
 * fresh demo data. Starting it takes seconds: keep the tests of a file in one worker with `describe.configure({ mode: 'default' })`.
 */
export const ownPortalTest = ownPortal(async () => ({}));
