import { loadCode } from '@shared-kit/contracts/retry';
import type * as code from '@shared-kit/ui/layers';

/** Code of the layers: dialogs, drawers, menus, popovers and tooltips. */
export type Layers = typeof code;

let layers: Layers | undefined;

/** Returns the code of the layers if it has been loaded. */
export const loadedLayers = (): Layers | undefined => layers;

/**
 * Loads the code of the layers. A page starts without it; the shell calls this when the page is idle, so that a layer
 * opens at once.
 *
 * @throws the last failure after three tries
 */
export async function loadLayers(): Promise<Layers> {
  layers ??= await loadCode(() => import(/* webpackChunkName: "layers" */ '@shared-kit/ui/layers'));
  return layers;
}
