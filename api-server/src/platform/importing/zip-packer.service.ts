import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Readable } from 'node:stream';

/** Bounds of a ZIP without the 64-bit extension, which not every reader has. */
const MAX_FILES = 65_000;
const MAX_BYTES = 4_000_000_000;

/** Gives the same files the same bytes. Midday has the same date in every zone. */
const mtime = new Date(2000, 0, 1, 12);

const compressible = /\.(?:ya?ml|md|html?|css|js|json|svg|txt|vtt|csv)$/i;

/** Error of a folder that has too many files or bytes for one ZIP. */
export class ZipTooLarge extends Error {}

/** Packs files one after another. No file is in memory as a whole when the parts are consumed as they come. */
export interface ZipPacker {
  /** Yields the parts of the ZIP that the file adds. */
  add(path: string, content: Readable): AsyncGenerator<Uint8Array>;
  /** Yields what is left once all files are added. */
  end(): Generator<Uint8Array>;
}

/** Returns an empty packer. Its `add` throws `ZipTooLarge` at the bounds of a ZIP. */
export function zipPacker(): ZipPacker {
  let parts: Uint8Array[] = [];
  let files = 0;
  let bytes = 0;
  const zip = new Zip((error, part) => {
    if (error) throw error;
    bytes += part.length;
    parts.push(part);
  });
  function* taken(): Generator<Uint8Array> {
    const ready = parts;
    parts = [];
    yield* ready;
  }
  return {
    async *add(path, content) {
      files += 1;
      const file = compressible.test(path) ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
      file.mtime = mtime;
      zip.add(file);
      for await (const chunk of content as AsyncIterable<string | Buffer>) {
        file.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
        if (files > MAX_FILES || bytes > MAX_BYTES) throw new ZipTooLarge(path);
        yield* taken();
      }
      file.push(new Uint8Array(0), true);
      yield* taken();
    },
    *end() {
      zip.end();
      yield* taken();
    },
  };
}
