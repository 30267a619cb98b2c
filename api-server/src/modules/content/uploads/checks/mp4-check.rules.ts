import type { ByteSource } from './byte-source.rules.ts';
import { broken, mismatch } from './refusals.rules.ts';

const maxBoxes = 20_000;

/** Checks a whole MP4: boxes from the first byte to the last, including those of media data and metadata. */
export async function checkMp4(source: ByteSource): Promise<void> {
  const found = new Set<string>();
  let at = 0;
  for (let boxes = 0; at < source.size; boxes += 1) {
    const header = await source.read(at, 16);
    if (boxes >= maxBoxes || header.length < 8) throw broken();
    const type = header.toString('latin1', 4, 8);
    if (boxes === 0 && type !== 'ftyp') throw mismatch('mp4');
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) throw broken();
    found.add(type);
    at += sizeOf(header, source.size - at);
  }
  if (at !== source.size || !found.has('moov') || !found.has('mdat')) throw broken();
}

function sizeOf(header: Buffer, left: number): number {
  const size = header.readUInt32BE(0);
  if (size === 0) return left;
  const real = size === 1 && header.length === 16 ? Number(header.readBigUInt64BE(8)) : size;
  if (real < 8 || real > left) throw broken();
  return real;
}
