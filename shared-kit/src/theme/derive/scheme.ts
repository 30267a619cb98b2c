import type { Hex } from './color.rules.ts';

export type Scheme = 'light' | 'dark';

/** Token name without its `--color-` prefix → value. */
export type Tokens = Record<string, Hex>;

/** WCAG 2.2: least contrast of text with its ground. */
export const textRatio = 4.5;

/** WCAG 2.2: least contrast of what makes out a control or a graphic with what is beside it. */
export const shapeRatio = 3;

/** Which way a colour gains contrast with the grounds of a scheme. */
export const gainOf: Record<Scheme, 'darker' | 'lighter'> = { light: 'darker', dark: 'lighter' };
