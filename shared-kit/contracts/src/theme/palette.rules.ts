import { hueDistance, readColor } from './color.rules.ts';
import type { Oklch } from './color.rules.ts';
import type { Header, Heading, Shape, ThemeInput } from './theme-input.ts';

/** The tenant's colours with defaults for the missing ones. */
export interface Palette {
  primary: Oklch;
  secondary: Oklch;
  third: Oklch;
  fourth: Oklch;
  /** Hue and strength of the tint in greys and surfaces. */
  tint: { h: number; c: number };
}

/** Shape, title style and header of a theme. */
export interface Character {
  shape: Shape;
  heading: Heading;
  header: Header;
}

/** Default blue for tenants without colours. */
const defaultPrimary: Oklch = { l: 0.48, c: 0.16, h: 258 };

const isGrey = (color: Oklch) => color.c < 0.02;
const rotate = (color: Oklch, degrees: number): Oklch => ({ ...color, h: (color.h + degrees + 360) % 360 });

export function readPalette(input: ThemeInput): Palette {
  const primary = readColor(input.primaryColor) ?? defaultPrimary;
  const secondary =
    readColor(input.secondaryColor) ?? rotate({ l: 0.7, c: Math.max(primary.c, 0.1), h: primary.h }, 40);
  const third = readColor(input.thirdColor) ?? rotate(primary, -45);
  const fourth = readColor(input.fourthColor) ?? rotate(secondary, 45);
  return { primary, secondary, third, fourth, tint: tintOf(primary, readColor(input.thirdColor) ?? primary) };
}

/** Returns the tint of the surfaces: stronger for pale brands, weaker for vivid ones. */
function tintOf(primary: Oklch, tinting: Oklch): Palette['tint'] {
  const source = isGrey(tinting) ? primary : tinting;
  if (isGrey(source)) return { h: 260, c: 0.002 };
  const isPale = primary.l > 0.75 && primary.c < 0.12;
  return { h: source.h, c: isPale ? 0.011 : 0.007 };
}

/** Returns the tenant's character settings; derives missing ones from its primary colour. */
export function characterOf(input: ThemeInput, { primary }: Palette): Character {
  const isDeep = primary.l < 0.45;
  const isWarm = hueDistance(primary.h, 35) < 60 && primary.c > 0.1;
  return {
    shape: input.shape ?? (isDeep && !isWarm ? 'sharp' : isWarm ? 'round' : 'soft'),
    heading: input.heading ?? (isDeep ? 'caps' : primary.c > 0.18 ? 'strong' : 'normal'),
    header: input.header ?? (isDeep ? 'brand' : 'surface'),
  };
}
