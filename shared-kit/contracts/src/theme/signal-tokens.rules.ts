import { hueDistance, toHex, withContrast } from './color.rules.ts';
import type { Oklch } from './color.rules.ts';
import { fillTokens, softGround, solidFill } from './fill.rules.ts';
import type { Palette } from './palette.rules.ts';
import { gainOf, shapeRatio, textRatio } from './scheme.ts';
import type { Scheme, Tokens } from './scheme.ts';
import type { Surfaces } from './surface-tokens.rules.ts';

/** Signal colours have the same meaning for every company. */
const signals = {
  success: { h: 152, c: 0.14 },
  warning: { h: 66, c: 0.15 },
  danger: { h: 25, c: 0.2 },
  info: { h: 245, c: 0.14 },
} as const;

export function statusTokens({ grounds, fillGrounds }: Surfaces, scheme: Scheme): Tokens {
  const tokens: Tokens = {};
  for (const [name, { h, c }] of Object.entries(signals)) {
    const { fill, on, hover } = fillTokens(
      solidFill({ l: scheme === 'light' ? 0.56 : 0.64, c, h }, fillGrounds, scheme),
    );
    const soft = softGround({ l: 0.6, c: Math.max(c, 0.15), h }, scheme);
    const text = scheme === 'light' ? { l: 0.5, c, h } : { l: 0.78, c: c * 0.8, h };
    tokens[name] = fill;
    tokens[`on-${name}`] = on;
    tokens[`${name}-hover`] = hover;
    tokens[`${name}-text`] = toHex(withContrast(text, [...grounds, soft], textRatio, gainOf[scheme]));
    tokens[`${name}-soft`] = soft;
    tokens[`on-${name}-soft`] = toHex(withContrast(text, [soft], 6, gainOf[scheme]));
  }
  return tokens;
}

/** Returns six series: the company's colours when they are distinct, then hues between them. */
export function chartTokens(palette: Palette, { grounds }: Surfaces, scheme: Scheme): Tokens {
  const chosen: Oklch[] = [];
  const isDistinct = (color: Oklch) => color.c > 0.03 && chosen.every((other) => hueDistance(other.h, color.h) > 24);
  const own = [palette.primary, palette.secondary, palette.third, palette.fourth];
  const spread = Array.from({ length: 14 }, (_, index): Oklch => ({
    l: 0.6,
    c: 0.13,
    h: (palette.primary.h + 137.5 * (index + 1)) % 360,
  }));
  for (const color of [...own, ...spread]) {
    if (chosen.length < 6 && isDistinct(color)) chosen.push(color);
  }
  const series = chosen.map((color) =>
    toHex(withContrast({ ...color, c: Math.max(color.c, 0.09) }, grounds, shapeRatio, gainOf[scheme])),
  );
  return Object.fromEntries(series.map((hex, index) => [`chart-${index + 1}`, hex]));
}
