import type { Hex } from './color.rules.ts';

export type Scheme = 'light' | 'dark';

/** Token name without its `--color-` prefix → value. */
export type Tokens = Record<string, Hex>;

/** Lowest contrast of text with its ground (WCAG 2.2). */
export const textRatio = 4.5;

/** Lowest contrast of a control or graphic with adjacent colours (WCAG 2.2). */
export const shapeRatio = 3;

/** Direction in which a colour gains contrast with the grounds of a scheme. */
export const gainOf: Record<Scheme, 'darker' | 'lighter'> = { light: 'darker', dark: 'lighter' };
