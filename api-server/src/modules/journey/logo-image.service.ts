import { buffer } from 'node:stream/consumers';
import type { Logger } from '../../platform/logging.adapter.ts';
import { loadSharp } from '../../platform/sharp.adapter.ts';
import type { Storage } from '../../platform/storage/storage.port.ts';

/** Pixels: four times the printed size, so that it stays sharp on paper. */
const width = 1200;
const maxInputPixels = 40_000_000;

/**
 * Returns the tenant's logo as a PNG; null when it is missing or unreadable, and the certificate then prints the name.
 */
export async function logoImage(storage: Storage, key: string, log: Logger) {
  const stream = key === '' ? null : await storage.files.read(key);
  if (!stream) return null;
  const sharp = await loadSharp();
  try {
    const picture = sharp(await buffer(stream), { limitInputPixels: maxInputPixels, density: 300 }).resize({
      width,
      withoutEnlargement: false,
    });
    const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch (error) {
    log.warn({ err: error, key }, 'the logo could not be printed on a certificate');
    return null;
  }
}
