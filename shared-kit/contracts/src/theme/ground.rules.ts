import { clamp, contrast, toHex, withContrast } from './color.rules.ts';
import type { Hex, Oklch } from './color.rules.ts';
import { gainOf, shapeRatio, textRatio } from './scheme.ts';
import type { Scheme } from './scheme.ts';
import type { Surfaces } from './surface-tokens.rules.ts';

/** Returns a chosen ground in a scheme: in dark, a bright colour becomes a deep shade of itself. */
export function groundIn(scheme: Scheme, chosen: Oklch, depth = 0.24): Oklch {
  if (scheme === 'light' || chosen.l <= 0.36) return chosen;
  return { l: depth, c: Math.min(chosen.c, 0.07), h: chosen.h };
}

/** Returns the kind of ground by its text: `dark` grounds carry light text. */
export function kindOf(ground: Oklch): Scheme {
  return contrast('#ffffff', toHex(ground)) >= textRatio ? 'dark' : 'light';
}

/** Lightness steps of the other surfaces from the ground: lighter on dark grounds, darker on light ones. */
const steps: Record<
  Scheme,
  Record<'raised' | 'overlay' | 'sunken' | 'hover' | 'pressed' | 'track' | 'skeleton' | 'faint' | 'border', number>
> = {
  light: {
    raised: 0.025,
    overlay: 0.03,
    sunken: -0.022,
    hover: -0.018,
    pressed: -0.05,
    track: -0.08,
    skeleton: -0.07,
    faint: -0.055,
    border: -0.1,
  },
  dark: {
    raised: 0.04,
    overlay: 0.07,
    sunken: -0.023,
    hover: 0.075,
    pressed: 0.11,
    track: 0.15,
    skeleton: 0.1,
    faint: 0.09,
    border: 0.15,
  },
};

/** Returns all surfaces of an area with a chosen ground, each with legible text. */
export function surfacesOn(ground: Oklch): Surfaces {
  const kind = kindOf(ground);
  const ink = kind === 'dark' ? '#ffffff' : '#000000';
  const step = (name: keyof (typeof steps)['light']): Hex => {
    const by = steps[kind][name];
    const moved = toHex({ ...ground, l: clamp(ground.l + by, 0, 1) });
    // A ground in the middle of the scale has no room on the text's side.
    return contrast(ink, moved) >= textRatio ? moved : toHex({ ...ground, l: clamp(ground.l - by, 0, 1) });
  };
  const surface = toHex(ground);
  const [raised, overlay, sunken, hover, pressed] = [
    step('raised'),
    step('overlay'),
    step('sunken'),
    step('hover'),
    step('pressed'),
  ];
  const grounds = [surface, raised, overlay, sunken, hover, pressed];
  const tint = { c: Math.min(ground.c, 0.03), h: ground.h };
  const toned = (l: number, ratio: number) => toHex(withContrast({ ...tint, l }, grounds, ratio, gainOf[kind]));
  return {
    grounds,
    fillGrounds: [surface, raised, overlay, sunken],
    tokens: {
      surface,
      'surface-raised': raised,
      'surface-overlay': overlay,
      'surface-sunken': sunken,
      'surface-hover': hover,
      'surface-pressed': pressed,
      field: raised,
      track: step('track'),
      skeleton: step('skeleton'),
      'border-faint': step('faint'),
      border: step('border'),
      'border-strong': toned(0.6, shapeRatio),
      text: toned(kind === 'dark' ? 0.96 : 0.22, 7),
      'text-muted': toned(kind === 'dark' ? 0.8 : 0.45, textRatio),
      'star-empty': toned(0.6, shapeRatio),
      star: toHex({ l: 0.86, c: 0.17, h: 92 }),
      'star-line': toHex(
        withContrast({ l: kind === 'dark' ? 0.82 : 0.7, c: 0.16, h: 75 }, grounds, shapeRatio, gainOf[kind]),
      ),
    },
  };
}
