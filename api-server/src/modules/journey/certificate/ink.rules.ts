/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

const readable = 4.5;
const white: Rgb = [255, 255, 255];

/** Parses `#2457d6` or `#25d`; returns the fallback for anything else. */
export function parseHex(color: string | undefined, fallback: Rgb): Rgb {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(color?.trim() ?? '')?.[1];
  if (hex === undefined) return fallback;
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the WCAG contrast ratio, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
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
    if (contrast(ink, white) >= readable) return ink;
  }
  return [0, 0, 0];
}
