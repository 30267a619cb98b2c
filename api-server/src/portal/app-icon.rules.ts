/**
 * An icon. `any`: shown as it is. `maskable`: the device crops it to its own shape. `apple`: the same for iOS, which
 * needs a separate file.
 */
export interface AppIcon {
  readonly purpose: 'any' | 'maskable' | 'apple';
  /** Width and height in pixels. */
  readonly size: number;
}

/** Icons of A1-07: 192, 256, 512. */
export const appIcons: readonly AppIcon[] = [
  { purpose: 'any', size: 192 },
  { purpose: 'any', size: 256 },
  { purpose: 'any', size: 512 },
  { purpose: 'maskable', size: 192 },
  { purpose: 'maskable', size: 512 },
  { purpose: 'apple', size: 180 },
];

export const appleIcon: AppIcon = { purpose: 'apple', size: 180 };

const fileOf = ({ purpose, size }: AppIcon): string => `${purpose}-${size}.png`;

/** Returns the icon with this file name, if any. */
export function iconNamed(file: string): AppIcon | undefined {
  return appIcons.find((icon) => fileOf(icon) === file);
}

/** Returns the address of an icon; another logo or colour gives another address. */
export function iconAddress(basename: string, version: string, icon: AppIcon): string {
  return `${basename}/app-icon/${version}/${fileOf(icon)}`;
}

/** Returns the logo's share of the icon's width. A device may crop everything outside the middle 80%. */
export function logoShare({ purpose }: AppIcon): number {
  return purpose === 'maskable' ? 0.56 : 0.66;
}

/**
 * Minimum contrast at which a part of a logo is visible on its background, and the share of the logo that must be
 * visible.
 */
const MIN_CONTRAST = 1.7;
const ENOUGH = 0.2;

/**
 * Returns the first background on which the logo is visible; a logo in the tenant's own colour would be invisible on
 * that colour.
 * @param luminances of the logo's opaque pixels, 0 to 1
 */
export function groundFor(
  luminances: readonly number[],
  grounds: readonly { readonly color: string; readonly luminance: number }[],
): string {
  const share = (ground: number): number =>
    luminances.filter((each) => contrast(each, ground) >= MIN_CONTRAST).length / Math.max(1, luminances.length);
  const best =
    grounds.find(({ luminance }) => share(luminance) >= ENOUGH) ??
    grounds.toSorted((a, b) => share(b.luminance) - share(a.luminance))[0];
  return best?.color ?? '#ffffff';
}

/** Returns the WCAG relative luminance of sRGB channels from 0 to 255. */
export function luminanceOf(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
