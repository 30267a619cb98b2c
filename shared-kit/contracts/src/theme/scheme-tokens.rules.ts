import { leastContrast, textOn, toHex, withContrast } from './color.rules.ts';
import type { Hex, Oklch } from './color.rules.ts';
import { brandTokens, headerTokens } from './brand-tokens.rules.ts';
import { fillTokens, legible, softGround, solidFill } from './fill.rules.ts';
import type { Character, Palette } from './palette.rules.ts';
import { gainOf, shapeRatio, textRatio } from './scheme.ts';
import type { Scheme, Tokens } from './scheme.ts';
import { chartTokens, statusTokens } from './signal-tokens.rules.ts';
import { darkSurfaces, lightSurfaces } from './surface-tokens.rules.ts';
import type { Surfaces } from './surface-tokens.rules.ts';

/** Returns every colour of one scheme, corrected so that each pair that is used together keeps its contrast. */
export function schemeTokens(palette: Palette, character: Character, scheme: Scheme): Tokens {
  const surfaces = scheme === 'light' ? lightSurfaces(palette.tint) : darkSurfaces(palette.tint);
  const primary = primaryTokens(palette.primary, surfaces, scheme);
  return {
    ...surfaces.tokens,
    ...primary,
    ...accentTokens(palette.secondary, surfaces, scheme),
    ...statusTokens(surfaces, scheme),
    ...chartTokens(palette, surfaces, scheme),
    ...brandTokens(palette, scheme),
    ...headerTokens(palette, character, scheme, { ...surfaces.tokens, ...primary }),
  };
}

/** Returns the tenant's text, control and signal colours, corrected for the surfaces of one area. */
export function tokensOver(palette: Palette, surfaces: Surfaces, scheme: Scheme): Tokens {
  return {
    ...surfaces.tokens,
    ...primaryTokens(palette.primary, surfaces, scheme),
    ...accentTokens(palette.secondary, surfaces, scheme),
    ...statusTokens(surfaces, scheme),
  };
}

function primaryTokens(primary: Oklch, { tokens, grounds, fillGrounds }: Surfaces, scheme: Scheme): Tokens {
  const soft = softGround(primary, scheme);
  const own = legible(primary, scheme);
  const against = (ratio: number, more: readonly Hex[]) =>
    toHex(withContrast(own, [...grounds, ...more], ratio, gainOf[scheme]));
  const { fill, on, hover, active } = fillTokens(solidFill(primary, fillGrounds, scheme));
  const line = against(shapeRatio, [soft, tokens['track'] ?? soft]);
  return {
    primary: fill,
    'on-primary': on,
    'primary-hover': hover,
    'primary-active': active,
    'primary-edge': leastContrast(fill, fillGrounds) >= shapeRatio ? fill : line,
    'primary-line': line,
    'primary-soft': soft,
    'on-primary-soft': toHex(withContrast(own, [soft], 6, gainOf[scheme])),
    link: against(textRatio, [soft]),
    focus: against(shapeRatio, [soft]),
  };
}

function accentTokens(accent: Oklch, { grounds }: Surfaces, scheme: Scheme): Tokens {
  const soft = softGround(accent, scheme);
  const own = legible(accent, scheme);
  const fill = toHex(scheme === 'dark' ? { ...accent, l: Math.max(accent.l, 0.6) } : accent);
  return {
    accent: fill,
    'on-accent': textOn(fill, accent.h, 'dark'),
    'accent-soft': soft,
    'on-accent-soft': toHex(withContrast(own, [soft], 6, gainOf[scheme])),
    'accent-line': toHex(withContrast(own, grounds, shapeRatio, gainOf[scheme])),
  };
}
