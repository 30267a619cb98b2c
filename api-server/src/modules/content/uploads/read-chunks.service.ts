import type { Readable } from 'node:stream';
import { asInvalidForm } from '../../../platform/http/incoming-form.adapter.ts';

/** Splits a stream into pieces of one size, the last one shorter; at most one piece is in memory. */
export async function* readChunks(bytes: Readable, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      held.push(chunk);
      length += chunk.length;
      while (length >= size) {
        const all = Buffer.concat(held);
        yield all.subarray(0, size);
        held = [all.subarray(size)];
        length -= size;
      }
    }
  } catch (error) {
    throw asInvalidForm(error);
  }
  if (length > 0) yield Buffer.concat(held);
}
