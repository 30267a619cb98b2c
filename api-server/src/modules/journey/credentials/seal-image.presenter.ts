import { loadSharp } from '../../../platform/sharp.adapter.ts';
import { inkOf } from '../certificate/ink.rules.ts';
import type { Rgb } from '../certificate/ink.rules.ts';

const size = 640;
const logoBox = { width: 260, height: 120 };
const hex = (color: Rgb): string => `rgb(${color.join(',')})`;

interface Seal {
  readonly primary: Rgb;
  readonly secondary: Rgb;
  readonly logo: { readonly png: Buffer } | null;
}

/** Returns the picture of an achievement: a round seal in the company's colours with its logo, as a PNG. */
export async function sealImage({ primary, secondary, logo }: Seal): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(Buffer.from(drawing(primary, secondary, logo !== null)));
  if (!logo) return picture.png().toBuffer();
  const fitted = await sharp(logo.png)
    .resize({ ...logoBox, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const place = { left: Math.round((size - fitted.info.width) / 2), top: Math.round(260 - fitted.info.height / 2) };
  return picture
    .composite([{ input: fitted.data, ...place }])
    .png()
    .toBuffer();
}

/** Draws scallops around a ring of tiles, a white centre, and a tick: large without a logo, below it otherwise. */
function drawing(primary: Rgb, secondary: Rgb, hasLogo: boolean): string {
  const scallops = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    return `<circle cx="${320 + 272 * Math.cos(angle)}" cy="${320 + 272 * Math.sin(angle)}" r="40"/>`;
  }).join('');
  const dots = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * 2 * Math.PI;
    return `<circle cx="${320 + 246 * Math.cos(angle)}" cy="${320 + 246 * Math.sin(angle)}" r="7"/>`;
  }).join('');
  const tick = hasLogo ? 'translate(320 420) scale(.62)' : 'translate(320 320) scale(1.35)';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 640 640">
    <g fill="${hex(primary)}">${scallops}<circle cx="320" cy="320" r="280"/></g>
    <g fill="${hex(secondary)}">${dots}</g>
    <circle cx="320" cy="320" r="218" fill="#fff" stroke="${hex(secondary)}" stroke-width="8"/>
    <path d="M-70 0 L-20 52 L78 -50" transform="${tick}" fill="none" stroke="${hex(inkOf(primary))}" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`;
}
