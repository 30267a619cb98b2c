import { PHOTO_SIZE } from '@shared-kit/contracts/identity';
import { refuse } from '../../../platform/errors.ts';
import { inImageTurn } from '../../../platform/images/image-turns.service.ts';
import { loadSharp } from '../../../platform/sharp.adapter.ts';
import { isPicture } from './picture.rules.ts';

/** 24 megapixels: enough for a full phone picture, too few for a decompression bomb. */
const maxInputPixels = 24_000_000;

/** Decodes and re-encodes an upload, so that only the pixels remain (no location, no camera data, no embedded file). */
export async function photoOf(bytes: Buffer): Promise<Buffer> {
  if (!isPicture(bytes)) throw notAnImage();
  return inImageTurn(() => draw(bytes));
}

async function draw(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: maxInputPixels, failOn: 'error' });
  // Reads the header only: the size is known before anything is decoded.
  const { width, height } = await picture.metadata().catch(() => {
    throw notAnImage();
  });
  if (width * height > maxInputPixels) throw notAnImage();
  try {
    return await picture
      .rotate()
      .resize(PHOTO_SIZE, PHOTO_SIZE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  } catch {
    throw notAnImage();
  }
}

function notAnImage() {
  return refuse(
    'identity.not-an-image',
    422,
    'Não foi possível ler esta imagem. Escolha uma foto em JPEG, PNG ou WebP.',
  );
}
