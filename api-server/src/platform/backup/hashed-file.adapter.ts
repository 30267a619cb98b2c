import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Writes a new file that only its owner can read, and returns the checksum and size of its bytes. */
export async function writeHashed(path: string, source: Readable): Promise<{ sha256: string; size: number }> {
  const { through, result } = hashing();
  await pipeline(source, through, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return result();
}

/** Writes text compressed; the checksum is that of the compressed file. */
export async function writeHashedText(path: string, source: Readable): Promise<{ sha256: string; size: number }> {
  const { through, result } = hashing();
  await pipeline(
    source,
    createGzip({ level: 4 }),
    through,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return result();
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function hashing() {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: () => ({ sha256: hash.digest('hex'), size }) };
}
