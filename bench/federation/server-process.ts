/**
 * Starts the portal's server over a prepared data directory, as one of the benchmark's subjects.
 *
 *   BENCH_PRELOADS      monolith: chunk files by remote and page, in place of the remotes' own files
 *   BENCH_REGISTERED    number of remotes in the registry; the additional ones belong to modules that the tenant has off
 */
import { readFileSync } from 'node:fs';
import { readEnv } from '../../api-server/src/env.ts';
import { openInstallation } from '../../api-server/src/open-installation.ts';
import { serve } from '../../api-server/src/serve.ts';
import type { Composition, Release } from '@shared-kit/contracts/delivery';
import { registerUpTo } from './register-more.ts';

const preloadsPath = process.env['BENCH_PRELOADS'];
const monolith = preloadsPath
  ? (JSON.parse(readFileSync(preloadsPath, 'utf8')) as Record<string, Release['preloads']>)
  : undefined;

const platform = await openInstallation(readEnv());
await registerUpTo(platform, Number(process.env['BENCH_REGISTERED'] ?? 0));
const compositionOf: typeof platform.delivery.compositionOf = async (tenant, visitor) =>
  composed(await platform.delivery.compositionOf(tenant, visitor));
await serve({ ...platform, delivery: { ...platform.delivery, compositionOf } });
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.send?.('ready');

function composed(composition: Composition): Composition {
  return monolith
    ? { ...composition, releases: composition.releases.map((release) => partOfMonolith(release, monolith)) }
    : composition;
}

/**
 * Returns a release whose preloads are the monolith's files. The shell requests them when the page opens, as it does
 * for a remote's.
 */
function partOfMonolith(release: Release, preloads: Record<string, Release['preloads']>): Release {
  const own = preloads[release.remote] ?? {};
  return { ...release, baseUrl: '/_shell/', entry: own['*']?.[0] ?? '', files: {}, preloads: own };
}
