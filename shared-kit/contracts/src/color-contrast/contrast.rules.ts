/** Six-digit sRGB, e.g. `#2a1e9a`: the format of the output and of contrast measurements. */
export type Hex = string;

/** Returns the WCAG 2 relative luminance, 0–1. */
export function luminance(hex: Hex): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Returns the WCAG 2 contrast ratio, 1–21. */
export function contrast(a: Hex, b: Hex): number {
  return luminanceRatio(luminance(a), luminance(b));
}

export function luminanceRatio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the lowest contrast of `hex` with the given `grounds`. */
export function leastContrast(hex: Hex, grounds: readonly Hex[]): number {
  return Math.min(...grounds.map((ground) => contrast(hex, ground)));
}

/** Returns the text colour on a chosen fill, always at 4.5:1 or more: white, or black when white is not legible. */
export function inkOn(fill: Hex): Hex {
  return contrast('#ffffff', fill) >= 4.5 ? '#ffffff' : '#000000';
}
