import { contrast, hueDistance, textOn, toHex, withContrast } from './color.rules.ts';
import type { Hex, Oklch } from './color.rules.ts';
import type { Character, Palette } from './palette.rules.ts';
import { shapeRatio, textRatio } from './scheme.ts';
import type { Scheme, Tokens } from './scheme.ts';

/**
 * Returns the tokens of the company's colour for large areas (hero, login, header): as given in light, darkened in dark
 * to avoid glare.
 */
export function brandTokens({ primary, secondary, fourth }: Palette, scheme: Scheme): Tokens {
  const ground =
    scheme === 'light' ? primary : { ...primary, l: Math.min(primary.l, 0.36), c: Math.min(primary.c, 0.16) };
  const brand = toHex(ground);
  const on = textOn(brand, primary.h);
  const away = on === '#ffffff' ? 'darker' : 'lighter';
  const partner = hueDistance(fourth.h, primary.h) > 15 && fourth.c > 0.03 ? fourth : secondary;
  // A pale brand colour cannot be lightened further.
  const step = away === 'darker' || ground.l > 0.9 ? -0.07 : 0.05;
  const second = toHex(
    withContrast({ l: ground.l + step, c: ground.c, h: between(primary, partner) }, [on], textRatio, away),
  );
  const muted = mutedOn(brand, on);
  return {
    brand,
    'on-brand': on,
    'on-brand-muted': muted,
    'brand-hover': shifted(ground, on, 0.04, [muted, on]),
    'brand-second': second,
    'on-brand-line': accentOn(brand, secondary, on),
  };
}

export function headerTokens(palette: Palette, { header }: Character, scheme: Scheme, page: Tokens): Tokens {
  if (header === 'surface') {
    return pick(page, {
      header: 'surface-raised',
      'on-header': 'text',
      'on-header-muted': 'text-muted',
      'header-hover': 'surface-hover',
      'header-border': 'border',
      'header-line': 'primary-line',
    });
  }
  return pick(brandTokens(palette, scheme), {
    header: 'brand',
    'on-header': 'on-brand',
    'on-header-muted': 'on-brand-muted',
    'header-hover': 'brand-hover',
    'header-border': 'brand-hover',
    'header-line': 'on-brand-line',
  });
}

function pick(from: Tokens, names: Record<string, string>): Tokens {
  return Object.fromEntries(Object.entries(names).map(([name, source]) => [name, from[source] ?? '#000000']));
}

/** Returns a hue a third of the way to the partner's hue, on the short way round. */
function between(from: Oklch, to: Oklch): number {
  const turn = ((to.h - from.h + 540) % 360) - 180;
  return (from.h + Math.max(-40, Math.min(40, turn / 3)) + 360) % 360;
}

/** Returns a quieter text colour on a fill, when it keeps 4.5:1. */
function mutedOn(fill: Hex, on: Hex): Hex {
  const wanted = mix(on, fill, 0.22);
  return contrast(wanted, fill) >= textRatio ? wanted : on;
}

/** Returns the next shade of a fill for hover, away from the text. */
function shifted(fill: Oklch, on: Hex, step: number, texts: readonly Hex[]): Hex {
  const moved = toHex({ ...fill, l: fill.l + (on === '#ffffff' ? -step : step) });
  return texts.every((text) => contrast(text, moved) >= textRatio) ? moved : toHex(fill);
}

/** Returns an indicator colour on the brand's colour: the accent when it is visible, else the text's colour. */
function accentOn(fill: Hex, accent: Oklch, on: Hex): Hex {
  return contrast(toHex(accent), fill) >= shapeRatio ? toHex(accent) : on;
}

function mix(a: Hex, b: Hex, share: number): Hex {
  const channel = (start: number) => {
    const [from, to] = [a, b].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16)) as [number, number];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
