import { useEffect, useEffectEvent, useState } from 'react';
import { loadLayers, loadedLayers } from './load-layers.ts';
import type { Layers } from './load-layers.ts';

/**
 * Returns the code of the layers, and loads it once `isNeeded`. Calls `onFailure` when it cannot be loaded: the layer
 * stays away until the person opens it again (decision 227).
 */
export function useLayers(isNeeded: boolean, onFailure: () => void): Layers | undefined {
  const [layers, setLayers] = useState(loadedLayers);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (layers || !isNeeded) return;
    let isGone = false;
    loadLayers().then(
      (loaded) => !isGone && setLayers(loaded),
      () => !isGone && fail(),
    );
    return () => {
      isGone = true;
    };
  }, [layers, isNeeded]);
  return layers ?? loadedLayers();
}

/** Returns true from the first time that `isOpen` was true, so that a layer is mounted when it opens and can close slowly. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened || isOpen;
}
