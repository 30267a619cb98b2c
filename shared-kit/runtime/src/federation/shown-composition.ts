import type { Composition, Release } from '@shared-kit/contracts/delivery';
import { create } from 'zustand';

/** Composition of the page load. */
let page: Composition | undefined;
/** The same composition without the modules that were switched off since. */
const useShown = create<{ readonly shown: Composition | undefined }>(() => ({ shown: undefined }));

/** Sets the composition that the page was loaded with. */
export function showComposition(composition: Composition): void {
  page = composition;
  useShown.setState({ shown: composition });
}

/** Returns the composition shown in this page. Components that render from it use `useComposition()`. */
export function composition(): Composition {
  return begun(useShown.getState().shown);
}

/** Returns the shown composition and renders again when it changes. */
export function useComposition(): Composition {
  return begun(useShown(({ shown }) => shown));
}

/**
 * Applies a newer composition of the tenant to the open page. Hides modules that were switched off and shows modules
 * that were switched on again; each remote stays at the version of the page load. Other releases wait for the next page
 * load, because the page's content security policy runs only the files that it names.
 */
export function applyComposition(next: Composition): void {
  const came = begun(page);
  const shown = {
    ...came,
    id: next.id,
    modules: next.modules,
    releases: came.releases.filter(({ manifest }) => next.modules.includes(manifest.module)),
  };
  useShown.setState({ shown });
}

/** Returns the release of a remote in the shown composition; undefined when its module is off for the tenant. */
export function releaseOf(remote: string): Release | undefined {
  return composition().releases.find((release) => release.remote === remote);
}

/** Returns the last known good release of a remote, when it differs from the current one. */
export function fallbackOf(remote: string): Release | undefined {
  return begun(page).fallbacks.find((release) => release.remote === remote);
}

function begun(known: Composition | undefined): Composition {
  if (!known) throw new Error('configureFederation() was not called');
  return known;
}
