import { loadCode } from '@shared-kit/contracts/retry';
import type { moreIcons } from './more-icons.ts';

export type MoreIcons = typeof moreIcons;

let icons: MoreIcons | undefined;

/** Returns the icons that a page does not start with, if they have been loaded. */
export const loadedIcons = (): MoreIcons | undefined => icons;

/** Loads them. @throws the last failure after three tries */
export async function loadIcons(): Promise<MoreIcons> {
  icons ??= (await loadCode(() => import(/* webpackChunkName: "icons" */ './more-icons.ts'))).moreIcons;
  return icons;
}
