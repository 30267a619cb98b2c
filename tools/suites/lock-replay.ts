import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Lock } from '@shared-kit/contracts/delivery';
import { buildChangedParts } from '../lib/build-parts.ts';
import { freshTenantData } from '../lib/demo-data.ts';
import { startPortal } from '../lib/portal.ts';
import type { RunningPortal } from '../lib/portal.ts';
import { freePortPair } from '../lib/ports.ts';
import { mustRunNode } from '../lib/programs.ts';
import { inWorkspace, remotes, serverBundle } from '../lib/workspace.ts';
import { fetchLocked } from '../lock/fetch-locked.ts';
import { runPlaywright } from './playwright-run.ts';
import type { Suite, SuiteContext } from './suite.ts';

interface Replay {
  readonly lock: Lock;
  /** Data directory of a portal on this machine, which may have files that then need no fetch. */
  readonly dataDirectory: string;
  readonly candidate?: Candidate;
}

/** Build that is promoted in place of the locked release of its remote. */
export interface Candidate {
  readonly remote: string;
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
  /** Path of its `dist`. */
  readonly build: string;
}

/**
 * Returns the suite of tests that cross remotes. The portal has exactly the remotes of a lock file, or those and one
 * candidate.
 */
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
  // The registry checks the candidate as in any promote and reports why one is incompatible.
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

/** Returns whether the lock already names this exact build. */
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
    [join(serverBundle, 'cli/azulejo.js'), 'remote', 'publish', build, '--promote'],
    {
      log,
      env: { ...process.env, DATA_DIR: data },
    },
  );
}
