import {
  clampChroma,
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  parse,
  useMode,
} from 'culori/fn';
import { contrast, luminance, luminanceRatio } from '../color-contrast/index.ts';
import type { Hex } from '../color-contrast/index.ts';

export { contrast, leastContrast, luminance } from '../color-contrast/index.ts';
export type { Hex } from '../color-contrast/index.ts';

// Colour notations that a tenant may use.
for (const mode of [modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch, modeP3]) useMode(mode);
const toOklch = converter('oklch');

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Parses a colour in any CSS notation and drops its alpha. Returns null when the text is not a colour. */
export function readColor(text: string | null | undefined): Oklch | null {
  const parsed = text ? toOklch(parse(text.trim())) : undefined;
  if (!parsed) return null;
  return { l: parsed.l, c: parsed.c, h: parsed.h ?? 0 };
}

/** Returns the nearest sRGB colour of the same lightness and hue. */
export function toHex({ l, c, h }: Oklch): Hex {
  return formatHex(clampChroma({ mode: 'oklch', l: clamp(l, 0, 1), c: Math.max(0, c), h }, 'oklch'));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/**
 * Returns the colour nearest to `wanted` that keeps `ratio` against every ground. Changes its lightness only: `darker`
 * on light grounds, `lighter` on dark ones. Returns the end of the scale when no nearer colour fits.
 */
export function withContrast(
  wanted: Oklch,
  grounds: readonly Hex[],
  ratio: number,
  direction: 'darker' | 'lighter',
): Oklch {
  const groundLuminances = grounds.map(luminance);
  const hasContrast = (l: number) => {
    const own = luminance(toHex({ ...wanted, l }));
    return groundLuminances.every((ground) => luminanceRatio(own, ground) >= ratio);
  };
  if (hasContrast(wanted.l)) return wanted;
  let failing = wanted.l;
  let passing = direction === 'darker' ? 0 : 1;
  for (let step = 0; step < 9; step += 1) {
    const middle = (failing + passing) / 2;
    if (hasContrast(middle)) passing = middle;
    else failing = middle;
  }
  return { ...wanted, l: passing };
}

/**
 * Returns the text colour on a fill: white, a near-black of the same hue, or black; the first that keeps 4.5:1 in order
 * of preference.
 */
export function textOn(fill: Hex, hue: number, prefers: 'light' | 'dark' = 'light'): Hex {
  const white = '#ffffff';
  const ink = toHex({ l: 0.2, c: 0.03, h: hue });
  const order = prefers === 'light' ? [white, ink, '#000000'] : [ink, white, '#000000'];
  return order.find((text) => contrast(text, fill) >= 4.5) ?? '#000000';
}

/** Returns the degrees between two hues, 0–180. */
export function hueDistance(a: number, b: number): number {
  const distance = Math.abs(a - b) % 360;
  return distance > 180 ? 360 - distance : distance;
}
