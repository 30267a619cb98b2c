import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Lock } from 'shared-kit/contracts/platform';
import { buildChangedParts } from '../lib/build-parts.ts';
import { freshTenantData } from '../lib/demo-data.ts';
import { startPortal } from '../lib/portal.ts';
import type { RunningPortal } from '../lib/portal.ts';
import { freePortPair } from '../lib/ports.ts';
import { mustRunNode } from '../lib/programs.ts';
import { inWorkspace, remotes } from '../lib/workspace.ts';
import { fetchLocked } from '../lock/fetch-locked.ts';
import { runPlaywright } from './playwright-run.ts';
import type { Suite, SuiteContext } from './suite.ts';

interface Replay {
  readonly lock: Lock;
  /** Data directory of a portal on this machine, where files may be found instead of being fetched. */
  readonly dataDirectory: string;
  readonly candidate?: Candidate;
}

/** A build that is promoted in the place of the locked release of its remote. */
export interface Candidate {
  readonly remote: string;
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
  /** Its `dist`. */
  readonly build: string;
}

/** The tests that cross remotes, on a portal whose remotes are exactly those of a lock file, or those and one candidate. */
export function lockReplay({ lock, dataDirectory, candidate }: Replay): Suite {
  return {
    id: 'lock',
    title: `tests across remotes on ${namesOf(lock, candidate).join(', ')}`,
    async run(context) {
      const folder = mkdtempSync(join(tmpdir(), 'azulejo-lock-'));
      try {
        const builds = await fetchLocked(lock, { into: join(folder, 'remotes'), dataDirectory });
        await buildChangedParts(context.log, ['host-shell']);
        const data = await freshTenantData();
        const portal = await startPortal({
          port: await freePortPair(),
          dataDirectory: data,
          env: { PUBLISHED_BUILDS: builds.join(delimiter) },
        });
        return await testOn(portal, data, context, lock, candidate).finally(async () => {
          portal.stop();
          await portal.ended;
          rmSync(data, { recursive: true, force: true });
        });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function namesOf(lock: Lock, candidate: Candidate | undefined): string[] {
  const locked = Object.values(lock.remotes).filter(({ remote }) => remote !== candidate?.remote);
  return [...locked, ...(candidate ? [candidate] : [])].map(({ remote, version }) => `${remote}@${version}`);
}

async function testOn(
  portal: RunningPortal,
  data: string,
  context: SuiteContext,
  lock: Lock,
  candidate: Candidate | undefined,
) {
  // The registry judges the candidate as it would any promote: one that doesn't fit is told here, with the reason.
  if (candidate && !isLocked(candidate, lock)) await publishCandidate(data, candidate, context);
  const missing = remotes.filter((remote) => !(remote in lock.remotes) && remote !== candidate?.remote);
  const wanted = `(?=.*@cross-remote)${context.grep ? `(?=.*${context.grep})` : ''}`;
  const unwanted = missing.length > 0 ? ['--grep-invert', missing.map((remote) => `@${remote}\\b`).join('|')] : [];
  const outcome = await runPlaywright(context, {
    args: ['--grep', wanted, ...unwanted, '--output', inWorkspace('.build/lock-results')],
    env: {
      PORTAL_URL: portal.origin,
      PORTAL_DATA: data,
      PLAYWRIGHT_HTML_OUTPUT_DIR: inWorkspace('.build/lock-report'),
    },
  });
  return missing.length > 0
    ? { ...outcome, leftOut: `tests that need ${missing.join(', ')}: not in the lock` }
    : outcome;
}

/** The very build that the lock names: it is there already. */
function isLocked({ remote, version, files }: Candidate, lock: Lock): boolean {
  const locked = lock.remotes[remote];
  return locked?.version === version && isDeepStrictEqual(locked.files, files);
}

async function publishCandidate(
  data: string,
  { remote, version, build }: Candidate,
  { log }: SuiteContext,
): Promise<void> {
  await mustRunNode(
    `Promoting ${remote}@${version}`,
    [inWorkspace('api-server/src/cli/azulejo.ts'), 'remote', 'publish', build, '--promote'],
    {
      log,
      env: { ...process.env, DATA_DIR: data },
    },
  );
}
