import * as layers from '@shared-kit/ui/layers';

/** Stands for `load-layers.ts` in unit tests: layers open at once, as on a page that has been idle. */
export const loadedLayers = (): typeof layers => layers;
export const loadLayers = async (): Promise<typeof layers> => layers;
