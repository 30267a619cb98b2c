import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { AppRow } from '../modules/identity/index.ts';
import type { Logger } from '../platform/logging.adapter.ts';
import { loadSharp } from '../platform/sharp.adapter.ts';
import type { Storage } from '../platform/storage/storage.port.ts';
import { groundFor, logoShare, luminanceOf } from './app-icon.rules.ts';
import type { AppIcon } from './app-icon.rules.ts';
import { themeOf } from './app-theme.presenter.ts';

/** Version of the drawing. Increase it when icons are drawn differently, so that stored ones are not reused. */
const DRAWN_AS = 1;
const maxInputPixels = 40_000_000;
/** Radius of the corners of an uncropped icon, as a share of its width. */
const CORNER = 0.22;

type IconSource = Pick<AppRow, 'id_app' | 'name' | 'appearance' | 'theme'>;

/** Returns the square mark when there is one, because a wide logo is small in a square. */
const sourceOf = ({ appearance }: IconSource): string => appearance.favIcon || appearance.logo;

/** Returns a version that changes with every logo and colour; stored content has its hash in its key. */
export function iconVersion(row: IconSource): string {
  const { light } = themeOf(row);
  return createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, sourceOf(row), row.name, light['brand'], light['surface']]))
    .digest('base64url')
    .slice(0, 12);
}

/** Returns the icon of a tenant's app as a PNG; draws it on first use and stores it. */
export async function appIcon(storage: Storage, row: IconSource, icon: AppIcon, log: Logger): Promise<Buffer> {
  const key = `app-icons/t${row.id_app}/${iconVersion(row)}/${icon.purpose}-${icon.size}.png`;
  const cached = await storage.files.read(key);
  if (cached) return buffer(cached);
  const drawn = await draw(await readLogo(storage, row, log), row, icon);
  await storage.files.write(key, drawn, 'image/png');
  return drawn;
}

async function readLogo(storage: Storage, row: IconSource, log: Logger): Promise<Buffer | null> {
  const key = sourceOf(row);
  const stream = key === '' ? null : await storage.files.read(key);
  if (!stream) return null;
  const source = await buffer(stream);
  const sharp = await loadSharp();
  try {
    // Renders the source once, so that an unreadable image is detected here.
    return await sharp(source, { limitInputPixels: maxInputPixels, density: 600 })
      .resize(512, 512, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
  } catch (error) {
    log.warn({ err: error, key }, 'the logo could not be made an icon');
    return null;
  }
}

async function draw(logo: Buffer | null, row: IconSource, icon: AppIcon): Promise<Buffer> {
  const sharp = await loadSharp();
  const { light } = themeOf(row);
  const [brand = '#000000', surface = '#ffffff', ink = '#000000'] = [light['brand'], '#ffffff', light['text']];
  const grounds = [brand, surface, ink].map((color) => ({ color, luminance: luminanceOfHex(color) }));
  const color = logo ? groundFor(await luminancesOf(logo), grounds) : brand;
  const { size } = icon;
  const inner = Math.round(size * logoShare(icon));
  const mark = logo
    ? await sharp(logo).resize(inner, inner).toBuffer()
    : letter(row.name, inner, light['on-brand'] ?? '#ffffff');
  return sharp(ground(size, color, icon.purpose === 'any' ? size * CORNER : 0))
    .composite([{ input: mark }])
    .png({ palette: size > 256 })
    .toBuffer();
}

function ground(size: number, color: string, radius: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${color}"/></svg>`,
  );
}

/** Draws the first letter of the name, for a tenant without a logo. */
function letter(name: string, size: number, color: string): Buffer {
  const [first = ''] = name
    .trim()
    .toLocaleUpperCase('pt-BR')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const text = `<text x="50%" y="50%" dy=".36em" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${Math.round(size * 0.9)}" fill="${color}">${first}</text>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${text}</svg>`);
}

/** Returns the luminances of the opaque pixels of a reduced logo. */
async function luminancesOf(logo: Buffer): Promise<number[]> {
  const sharp = await loadSharp();
  const { data } = await sharp(logo).resize(48, 48).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  for (let at = 0; at + 3 < data.length; at += 4) {
    if ((data[at + 3] ?? 0) > 127) luminances.push(luminanceOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  }
  return luminances;
}

function luminanceOfHex(hex: string): number {
  const channel = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return luminanceOf(channel(1), channel(3), channel(5));
}
