import { refuse } from '../../../platform/errors.ts';
import { inImageTurn } from '../../../platform/images/image-turns.service.ts';
import { loadSharp } from '../../../platform/sharp.adapter.ts';
import { broken } from './checks/refusals.rules.ts';

/** 50 megapixels: enough for phones with default settings, too few for a decompression bomb. */
const maxInputPixels = 50_000_000;
const maxSide = 2560;
const previewSize = { width: 640, height: 360 };

export interface RedrawnImage {
  readonly image: Buffer;
  /** WebP, 640 × 360. */
  readonly preview: Buffer;
}

/**
 * Decodes and re-encodes an image, so that only its pixels remain (no location, no camera data, no embedded file, no
 * trailing text).
 */
export async function redrawImage(bytes: Buffer, kind: 'jpeg' | 'png'): Promise<RedrawnImage> {
  return inImageTurn(async () => {
    const sharp = await loadSharp();
    const picture = sharp(bytes, { limitInputPixels: maxInputPixels, failOn: 'error' });
    const {
      format,
      width = 0,
      height = 0,
    } = await picture.metadata().catch(() => {
      throw broken();
    });
    if (format !== kind) throw broken();
    if (width * height > maxInputPixels)
      throw refuse('content.upload-too-large', 413, 'A imagem tem mais de 50 megapixels. Reduza-a e envie de novo.');
    try {
      const drawn = picture.autoOrient().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
      const image = await (kind === 'jpeg' ? drawn.jpeg({ quality: 86 }) : drawn.png()).toBuffer();
      const preview = await sharp(image)
        .resize({ ...previewSize, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 76 })
        .toBuffer();
      return { image, preview };
    } catch {
      throw broken();
    }
  });
}
