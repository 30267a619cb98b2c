import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../../platform/storage/storage.port.ts';
import type { ByteSource } from './checks/byte-source.rules.ts';
import { broken } from './checks/refusals.rules.ts';

/**
 * Reads a file that is stored in parts of one size. Rejects a part that has changed since it was first read, so that
 * the stored file is the checked one.
 */
export function partsSource(
  files: FileStore,
  keyAt: (offset: number) => string,
  { size, partSize }: { size: number; partSize: number },
): ByteSource {
  // Caches one part, so that sequential reads load each part once.
  let last: { readonly offset: number; readonly bytes: Buffer } | undefined;
  const seen = new Map<number, string>();

  async function partAt(offset: number): Promise<Buffer> {
    if (last?.offset === offset) return last.bytes;
    const stream = await files.read(keyAt(offset));
    if (!stream) throw new Error(`part ${offset} is missing`);
    const bytes = await buffer(stream);
    const digest = hash('sha256', bytes);
    if ((seen.get(offset) ?? digest) !== digest) throw broken();
    seen.set(offset, digest);
    last = { offset, bytes };
    return bytes;
  }

  async function read(start: number, length: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const end = Math.min(start + length, size);
    for (let at = start; at < end;) {
      const offset = Math.floor(at / partSize) * partSize;
      const part = await partAt(offset);
      const chunk = part.subarray(at - offset, end - offset);
      if (chunk.length === 0) throw new Error(`part ${offset} is shorter than it was`);
      chunks.push(chunk);
      at += chunk.length;
    }
    return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
  }

  return {
    size,
    read,
    async *chunks() {
      for (let offset = 0; offset < size; offset += partSize) yield await partAt(offset);
    },
  };
}
