import { toHex, withContrast } from './color.rules.ts';
import type { Hex } from './color.rules.ts';
import type { Palette } from './palette.rules.ts';
import { shapeRatio, textRatio } from './scheme.ts';
import type { Tokens } from './scheme.ts';

export interface Surfaces {
  tokens: Tokens;
  /** Grounds of text and thin graphics. */
  grounds: Hex[];
  /** Grounds of filled controls. */
  fillGrounds: Hex[];
}

export function lightSurfaces({ h, c }: Palette['tint']): Surfaces {
  const grey = (l: number, strength = 1) => toHex({ l, c: c * strength, h });
  const surface = grey(0.984);
  const sunken = grey(0.962, 1.6);
  const hover = grey(0.968, 1.4);
  const pressed = grey(0.936, 1.8);
  const track = grey(0.905, 1.6);
  const grounds = [surface, '#ffffff', sunken, hover, pressed];
  const toned = (l: number, strength: number, ratio: number) =>
    toHex(withContrast({ l, c: c * strength, h }, grounds, ratio, 'darker'));
  return {
    grounds,
    fillGrounds: [surface, '#ffffff', sunken],
    tokens: {
      surface,
      'surface-raised': '#ffffff',
      'surface-overlay': '#ffffff',
      'surface-sunken': sunken,
      'surface-hover': hover,
      'surface-pressed': pressed,
      field: '#ffffff',
      track,
      skeleton: grey(0.915, 1.6),
      'border-faint': grey(0.93, 1.6),
      border: grey(0.885, 1.8),
      'border-strong': toned(0.64, 2.2, shapeRatio),
      text: toned(0.235, 2.4, 7),
      'text-muted': toned(0.48, 2.4, textRatio),
      'text-disabled': grey(0.62, 1.6),
      inverse: grey(0.27, 2.4),
      'on-inverse': '#ffffff',
      'star-empty': toned(0.64, 2.2, shapeRatio),
      // A clear yellow has too little contrast on white: the line around the star has it.
      star: toHex({ l: 0.86, c: 0.17, h: 92 }),
      'star-line': toHex(withContrast({ l: 0.7, c: 0.16, h: 68 }, grounds, shapeRatio, 'darker')),
    },
  };
}

export function darkSurfaces({ h, c }: Palette['tint']): Surfaces {
  const grey = (l: number, strength = 1) => toHex({ l, c: Math.max(c, 0.006) * strength, h });
  const surface = grey(0.178, 1.6);
  const raised = grey(0.218, 1.8);
  const overlay = grey(0.248, 1.9);
  const sunken = grey(0.155, 1.4);
  const hover = grey(0.262, 2);
  const pressed = grey(0.3, 2.1);
  const track = grey(0.33, 2);
  const grounds = [surface, raised, overlay, sunken, hover, pressed];
  const toned = (l: number, strength: number, ratio: number) =>
    toHex(withContrast({ l, c: c * strength, h }, grounds, ratio, 'lighter'));
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
      field: grey(0.195, 1.6),
      track,
      skeleton: grey(0.285, 1.8),
      'border-faint': grey(0.27, 1.9),
      border: grey(0.33, 2),
      'border-strong': toned(0.56, 2, shapeRatio),
      text: toned(0.945, 0.8, 7),
      'text-muted': toned(0.745, 1.4, textRatio),
      'text-disabled': grey(0.52, 1.4),
      inverse: grey(0.93, 0.8),
      'on-inverse': grey(0.2, 1.6),
      'star-empty': toned(0.56, 2, shapeRatio),
      star: toHex({ l: 0.86, c: 0.17, h: 92 }),
      'star-line': toHex({ l: 0.82, c: 0.16, h: 82 }),
    },
  };
}
