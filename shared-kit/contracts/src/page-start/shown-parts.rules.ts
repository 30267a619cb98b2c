import type { HomeModule, Release, RemoteRoute, SlotFiller } from '@shared-kit/contracts/delivery';
import { exactnessOf, paramsAt } from './path-pattern.rules.ts';

/** Page or slot component of a remote that an address shows. */
export interface ShownPart {
  readonly release: Release;
  readonly part: RemoteRoute | SlotFiller;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Returns the pages and slot components of these releases that the router will show.
 * @param path below the tenant's path, without a trailing slash
 */
export function shownPartsAt(
  path: string,
  { releases, homeModule }: { readonly releases: readonly Release[]; readonly homeModule: HomeModule },
): ShownPart[] {
  const found = releases.flatMap((release) => partsOf(release, path, homeModule));
  const most = Math.max(...found.map(({ part }) => exactnessOf(patternOf(part))));
  return found.filter(({ part }) => exactnessOf(patternOf(part)) === most);
}

function partsOf(release: Release, path: string, homeModule: HomeModule): ShownPart[] {
  const homes = release.manifest.slots.filter(({ slot }) => path === '/' && slot === 'shell.home.v1');
  return [...release.manifest.routes, ...homes]
    .filter(({ when }) => !when?.homeModule || when.homeModule === homeModule)
    .flatMap((part) => {
      const params = 'path' in part ? paramsAt(part.path, path) : {};
      return params ? [{ release, part, params }] : [];
    });
}

const patternOf = (part: RemoteRoute | SlotFiller): string => ('path' in part ? part.path : '');

/**
 * Returns the path of a prefetched call, with the values of its parameters; undefined when one of them is missing at
 * this address.
 */
export function firstCallPath(
  path: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return undefined;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}
