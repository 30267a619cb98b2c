import type { Readable } from 'node:stream';
import { asInvalidForm } from '../../../platform/http/incoming-form.adapter.ts';

/** Splits a stream into pieces of one size, the last one shorter; at most one piece is in memory. */
export async function* readChunks(bytes: Readable, size: number): AsyncGenerator<Buffer> {
  let buffered: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      buffered.push(chunk);
      length += chunk.length;
      while (length >= size) {
        const all = Buffer.concat(buffered);
        yield all.subarray(0, size);
        buffered = [all.subarray(size)];
        length -= size;
      }
    }
  } catch (error) {
    throw asInvalidForm(error);
  }
  if (length > 0) yield Buffer.concat(buffered);
}
