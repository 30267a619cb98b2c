import { contrast } from '@shared-kit/contracts/color-contrast';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

const readable = 4.5;

/** Parses `#2457d6` or `#25d`; returns the fallback for anything else. */
export function parseHex(color: string | undefined, fallback: Rgb): Rgb {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(color?.trim() ?? '')?.[1];
  if (hex === undefined) return fallback;
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Returns the colour as `#2457d6`. */
export function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the first colour mixed with `share` (0 to 1) of the second. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  const blend = (index: 0 | 1 | 2) => Math.round(color[index] * (1 - share) + other[index] * share);
  return [blend(0), blend(1), blend(2)];
}

/** Returns the colour as readable text on white paper, darkened only as far as needed. */
export function inkOf(color: Rgb): Rgb {
  for (let share = 0; share <= 1; share += 0.05) {
    const ink = mix(color, [0, 0, 0], share);
    if (contrast(toHex(ink), '#ffffff') >= readable) return ink;
  }
  return [0, 0, 0];
}
