import { rangeIn, savedFileKey, savedFileSchema, savedPartKey, sliceOfPart } from '@shared-kit/contracts/offline';
import type { ByteRange, SavedFile } from '@shared-kit/contracts/offline';

/** A kept file is embedded in a page and never opened as a document of the portal's origin. */
const guards = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const missing = (): Response => new Response(null, { status: 404 });

/**
 * Responds with a file that the person keeps on this device, whole or by range, so that a player can jump. Reads one
 * stored part at a time: a video may be larger than the device's memory.
 */
export async function savedFileAnswer(
  cache: Cache | undefined,
  key: string,
  rangeHeader: string | null,
): Promise<Response> {
  const stored = await cache?.match(savedFileKey(key));
  const file = savedFileSchema.safeParse(await stored?.json().catch(() => undefined));
  if (!cache || !file.success) return missing();
  const { size, mediaType } = file.data;
  const range = rangeIn(rangeHeader, size);
  if (range === null) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  return new Response(size === 0 ? null : bytesOf(cache, key, file.data, { start, end }), {
    status: range ? 206 : 200,
    headers: {
      ...guards,
      'content-type': mediaType,
      'accept-ranges': 'bytes',
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
    },
  });
}

/** Streams a range of a file. Fails when a part is missing, so that no player takes half a file for the whole. */
function bytesOf(cache: Cache, key: string, { partSize }: SavedFile, range: ByteRange): ReadableStream<Uint8Array> {
  let part = Math.floor(range.start / partSize);
  const last = Math.floor(range.end / partSize);
  return new ReadableStream({
    async pull(controller) {
      const stored = await cache.match(savedPartKey(key, part));
      if (!stored) return controller.error(new Error(`part ${part} of a kept file is missing`));
      const [from, to] = sliceOfPart(range, part, partSize);
      controller.enqueue(new Uint8Array(await stored.arrayBuffer()).subarray(from, to));
      if (part === last) controller.close();
      part += 1;
    },
  });
}
