import type { Readable } from 'node:stream';
import { COMPANY_PICTURE_MAX_SIZE } from '@shared-kit/contracts/admin';
import type { CompanyPicture } from '@shared-kit/contracts/admin';
import { refuse } from '../../../platform/errors.ts';
import { limitedBytes } from '../../../platform/http/limited-bytes.service.ts';
import type { IncomingFile } from '../../../platform/http/incoming-form.adapter.ts';
import { inImageTurn } from '../../../platform/images/image-turns.service.ts';
import { loadSharp } from '../../../platform/sharp.adapter.ts';

/** 50 megapixels: enough for phones with default settings, too few for a decompression bomb. */
const MAX_INPUT_PIXELS = 50_000_000;

const formats = new Set(['png', 'jpeg', 'webp', 'svg']);

/** Largest box of each picture in pixels. Logos become PNG, which certificates and icons can draw too. */
const sizes: Readonly<Record<CompanyPicture, { width: number; height: number; format: 'png' | 'webp' }>> = {
  logo: { width: 1200, height: 480, format: 'png' },
  favIcon: { width: 512, height: 512, format: 'png' },
  loginImage: { width: 2400, height: 2400, format: 'webp' },
  loginImageMobile: { width: 1440, height: 2000, format: 'webp' },
  landingLogo: { width: 1200, height: 480, format: 'png' },
};

/** Resolution of a drawing without pixels, in dots per inch: a logo of 100 units becomes 400 pixels wide. */
const SVG_DENSITY = 288;

/**
 * Decodes a picture and draws it again, so that only its pixels remain: no location, no script of a drawing, no hidden
 * file. PNG, JPEG, WebP and SVG are read.
 */
export async function redrawnPicture(
  file: IncomingFile | null,
  picture: CompanyPicture,
): Promise<{ body: Buffer; mediaType: string; name: string }> {
  if (!file) throw refuse('request.invalid-form', 400, 'Escolha uma imagem.');
  const bytes = await bytesOf(file.bytes);
  const { format, width, height } = sizes[picture];
  const body = await inImageTurn(async () => {
    const sharp = await loadSharp();
    try {
      const options = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' } as const;
      const read = await sharp(bytes, options).metadata();
      if (!formats.has(read.format ?? '')) throw new Error(`a picture of type ${read.format}`);
      const drawn = sharp(bytes, read.format === 'svg' ? { ...options, density: SVG_DENSITY } : options)
        .autoOrient()
        .resize({ width, height, fit: 'inside', withoutEnlargement: true });
      return await (format === 'png' ? drawn.png() : drawn.webp({ quality: 84 })).toBuffer();
    } catch {
      throw refuse(
        'admin.file-type',
        422,
        'Não foi possível ler a imagem. Envie um PNG, JPEG, WebP ou SVG de até 50 megapixels.',
      );
    }
  });
  return { body, mediaType: `image/${format}`, name: `${picture}.${format}` };
}

const bytesOf = (stream: Readable): Promise<Buffer> =>
  limitedBytes(stream, COMPANY_PICTURE_MAX_SIZE, () =>
    refuse('admin.file-too-large', 413, 'A imagem tem mais de 10 MB. Reduza-a e envie de novo.'),
  );
