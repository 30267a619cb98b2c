import { contrast, leastContrast, textOn, toHex, withContrast } from './color.rules.ts';
import type { Hex, Oklch } from './color.rules.ts';
import { gainOf, shapeRatio, textRatio } from './scheme.ts';
import type { Scheme } from './scheme.ts';

const white = '#ffffff';

const isYellow = ({ l, c, h }: Oklch) => h > 70 && h < 115 && l > 0.7 && c > 0.1;

/**
 * Returns a colour as a button fill: at least 3:1 against its grounds, with white text when the colour is close to
 * allowing it. Keeps yellows, because darkened they look muddy; a border gives them contrast.
 */
export function solidFill(color: Oklch, grounds: readonly Hex[], scheme: Scheme): Oklch {
  if (isYellow(color)) return color;
  const shaped = withContrast(legible(color, scheme), grounds, shapeRatio, gainOf[scheme]);
  const carrying = withContrast(shaped, [white], textRatio, 'darker');
  const isNear = shaped.l - carrying.l < 0.12;
  return isNear && leastContrast(toHex(carrying), grounds) >= shapeRatio ? carrying : shaped;
}

/** Adds chroma to a pale colour before it is darkened, and removes some from a deep one before it is lightened. */
export function legible(color: Oklch, scheme: Scheme): Oklch {
  const isPale = color.c > 0.02 && color.c < 0.11;
  if (scheme === 'light') return isPale && color.l > 0.7 ? { ...color, c: Math.max(color.c, 0.1) } : color;
  return color.l < 0.45 ? { ...color, c: Math.min(color.c, 0.2) } : color;
}

/** Returns a light or deep tint of a colour, by scheme, as the ground for text of the same colour. */
export function softGround({ c, h }: Oklch, scheme: Scheme): Hex {
  return scheme === 'light'
    ? toHex({ l: 0.945, c: Math.min(c * 0.35, 0.045), h })
    : toHex({ l: 0.3, c: Math.min(c * 0.45, 0.07), h });
}

export interface FillTokens {
  fill: Hex;
  on: Hex;
  hover: Hex;
  active: Hex;
}

/**
 * Returns a fill with its text and states: the deepest fills get lighter, the palest get darker, the others move away
 * from the text, which stays legible.
 */
export function fillTokens(color: Oklch): FillTokens {
  const fill = toHex(color);
  const on = textOn(fill, color.h);
  const deepens = on === white ? color.l > 0.42 : color.l > 0.82;
  const step = deepens ? -0.05 : 0.05;
  const state = (by: number) => {
    const moved = toHex({ ...color, l: color.l + by });
    return contrast(moved, on) >= textRatio ? moved : fill;
  };
  return { fill, on, hover: state(step), active: state(step * 1.8) };
}
