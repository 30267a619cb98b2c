/**
 * The portal's server over a data directory that is prepared already, as one of the benchmark's subjects.
 *
 *   BENCH_PRELOADS      monolith: chunk files by remote and page, in place of the remotes' own files
 *   BENCH_REGISTERED    number of remotes the composition names; those above the real ones have routes that nobody opens
 */
import { readFileSync } from 'node:fs';
import { readEnv } from '../../api-server/src/env.ts';
import { createPlatform } from '../../api-server/src/platform/create-platform.ts';
import { serve } from '../../api-server/src/serve.ts';
import type { Composition, Release } from 'shared-kit/contracts/platform';

const preloadsPath = process.env['BENCH_PRELOADS'];
const registered = Number(process.env['BENCH_REGISTERED'] ?? 0);
const monolith = preloadsPath ? (JSON.parse(readFileSync(preloadsPath, 'utf8')) as Record<string, Release['preloads']>) : undefined;

const platform = await createPlatform(readEnv());
const compositionOf: typeof platform.registry.compositionOf = async (tenant, visitor) => composed(await platform.registry.compositionOf(tenant, visitor));
await serve({ ...platform, registry: { ...platform.registry, compositionOf } });
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.send?.('ready');

function composed(composition: Composition): Composition {
  const releases = composition.releases.map((release) => (monolith ? partOfMonolith(release, monolith) : release));
  return { ...composition, releases: [...releases, ...moreRemotes(releases, registered - releases.length)] };
}

/** The shell asks for these files when the page opens, as it does for a remote's. */
function partOfMonolith(release: Release, preloads: Record<string, Release['preloads']>): Release {
  const own = preloads[release.remote] ?? {};
  return { ...release, baseUrl: '/_shell/', entry: own['*']?.[0] ?? '', files: {}, preloads: own };
}

function moreRemotes(releases: readonly Release[], count: number): Release[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const model = releases[index % releases.length];
    if (!model) throw new Error('the composition has no remotes');
    const id = `mfe-more-${index}`;
    const routes = model.manifest.routes.map((route) => ({ ...route, path: `/more-${index}${route.path}` }));
    return { ...model, remote: id, container: `${model.container}_${index}`, manifest: { ...model.manifest, id, routes, menu: [], slots: [] } };
  });
}
