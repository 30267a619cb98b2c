import { moreIcons } from './more-icons.ts';

/** Stands for `load-icons.ts` in unit tests: all icons are there at once. */
export const loadedIcons = (): typeof moreIcons => moreIcons;
export const loadIcons = async (): Promise<typeof moreIcons> => moreIcons;
