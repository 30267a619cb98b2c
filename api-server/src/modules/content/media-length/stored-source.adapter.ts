import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../../platform/storage/storage.port.ts';
import type { ByteSource } from '../uploads/checks/byte-source.rules.ts';

/** Reads a stored file by ranges. Returns undefined when there is no such file; throws when the storage is away. */
export async function storedSource(files: FileStore, key: string): Promise<ByteSource | undefined> {
  const size = await files.size(key);
  if (size === null) return undefined;
  const stream = async (start: number, end: number) => {
    const found = await files.read(key, { start, end });
    if (!found) throw new Error(`${key} is gone`);
    return found;
  };
  return {
    size,
    async read(start, length) {
      const end = Math.min(start + length, size) - 1;
      return end < start ? Buffer.alloc(0) : buffer(await stream(start, end));
    },
    async *chunks() {
      if (size > 0) yield* await stream(0, size - 1);
    },
  };
}
