import type { Composition, Release } from 'shared-kit/contracts/platform';
import { create } from 'zustand';

/** What the page came with. */
let page: Composition | undefined;
/** The same, less the modules that were switched off since. */
const useShown = create<{ readonly shown: Composition | undefined }>(() => ({ shown: undefined }));

/** Begins with what the page came with. */
export function showComposition(composition: Composition): void {
  page = composition;
  useShown.setState({ shown: composition });
}

/** What the portal is made of in this page; a component that renders from it takes `useComposition()`. */
export function composition(): Composition {
  return begun(useShown.getState().shown);
}

/** The same, rendering again when it changes. */
export function useComposition(): Composition {
  return begun(useShown(({ shown }) => shown));
}

/**
 * Takes what the tenant's composition has become while the page was open. Modules switched off go, modules switched on again come
 * back; each remote stays at the version that the page came with. Releases that the page did not come with wait for the next
 * page load: the page's policy lets no file run that it doesn't name.
 */
export function takeComposition(next: Composition): void {
  const came = begun(page);
  const shown = {
    ...came,
    id: next.id,
    modules: next.modules,
    releases: came.releases.filter(({ manifest }) => next.modules.includes(manifest.module)),
  };
  useShown.setState({ shown });
}

/** The release of a remote that this composition shows; undefined where its module is off for the tenant. */
export function releaseOf(remote: string): Release | undefined {
  return composition().releases.find((release) => release.remote === remote);
}

/** The last known good release of a remote, where it is another than the current one. */
export function fallbackOf(remote: string): Release | undefined {
  return begun(page).fallbacks.find((release) => release.remote === remote);
}

function begun(known: Composition | undefined): Composition {
  if (!known) throw new Error('configureFederation() was not called');
  return known;
}
