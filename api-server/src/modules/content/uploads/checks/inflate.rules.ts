import { promisify } from 'node:util';
import { createInflate, inflate } from 'node:zlib';

const inflated = promisify(inflate);

/** Inflates a zlib stream, whatever follows it. Returns null when it is larger than `limit` or damaged. */
export async function inflateWithin(packed: Buffer, limit: number): Promise<Buffer | null> {
  return inflated(packed, { maxOutputLength: Math.max(1, limit) }).catch(() => null);
}

/**
 * Returns the size to which a zlib stream grows, without keeping its bytes; null when it is more than `limit`. A
 * damaged stream counts with the bytes before the damage.
 */
export async function inflatedSize(packed: Buffer, limit: number): Promise<number | null> {
  const stream = createInflate({ chunkSize: 256 * 1024 });
  stream.end(packed);
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) return null;
    }
  } catch {
    // Viewers show what they can read of a damaged picture.
  }
  return size;
}
