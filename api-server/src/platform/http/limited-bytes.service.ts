import type { Readable } from 'node:stream';

/**
 * Reads a stream into memory.
 *
 * @param maxSize limit in bytes
 * @throws the error of `tooLarge` as soon as the stream exceeds the limit
 */
export async function limitedBytes(stream: Readable, maxSize: number, tooLarge: () => Error): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxSize) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
