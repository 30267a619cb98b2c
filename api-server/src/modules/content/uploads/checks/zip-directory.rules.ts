import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { ByteSource } from './byte-source.rules.ts';
import { broken, unsafe } from './refusals.rules.ts';

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  readonly crc: number;
  /** Offset of the local header. */
  readonly at: number;
}

const MB = 1024 * 1024;
const endSize = 22;
const maxDirectory = 4 * MB;
const maxEntries = 10_000;
const maxTotal = 500 * MB;
/** Unpacked size that is safe whatever the ratio. */
const harmlessTotal = 40 * MB;
const maxRatio = 100;

/**
 * Returns the entries of a ZIP. The archive must be the whole file: nothing before, between or after the entries, no
 * comment, no second archive, no overlapping entries; and it must not expand excessively.
 */
export async function zipDirectory(source: ByteSource): Promise<ZipEntry[]> {
  if (source.size < endSize) throw broken();
  const end = await source.read(source.size - endSize, endSize);
  if (end.readUInt32LE(0) !== 0x06054b50 || end.readUInt16LE(20) !== 0) throw broken();
  const count = end.readUInt16LE(10);
  const length = end.readUInt32LE(12);
  const start = end.readUInt32LE(16);
  if (count === 0 || count > maxEntries || length > maxDirectory || start + length !== source.size - endSize)
    throw broken();
  const entries = entriesOf(await source.read(start, length), count);
  expectOneAfterTheOther(entries, start);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > maxTotal || (total > harmlessTotal && total / source.size > maxRatio))
    throw unsafe('ele cresce demais quando é aberto');
  return entries;
}

function entriesOf(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) throw broken();
    const flags = directory.readUInt16LE(at + 8);
    const nameLength = directory.readUInt16LE(at + 28);
    const rest = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (flags & 1) throw unsafe('ele está protegido por senha');
    const entry = {
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      packedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      crc: directory.readUInt32LE(at + 16),
      at: directory.readUInt32LE(at + 42),
    };
    if (entry.method !== 0 && entry.method !== 8) throw broken();
    if (entry.name === '' || entry.name.startsWith('/') || /(^|[/\\])\.\.([/\\]|$)|\0|^[a-z]:/i.test(entry.name))
      throw unsafe('há nele nomes que levam a outras pastas');
    entries.push(entry);
    at += 46 + nameLength + rest;
  }
  if (at !== directory.length) throw broken();
  return entries;
}

function expectOneAfterTheOther(entries: readonly ZipEntry[], end: number): void {
  const inOrder = entries.toSorted((a, b) => a.at - b.at);
  if (inOrder[0]?.at !== 0) throw broken();
  inOrder.forEach((entry, index) => {
    const next = inOrder[index + 1]?.at ?? end;
    const least = 30 + Buffer.byteLength(entry.name) + entry.packedSize;
    if (entry.at + least > next) throw broken();
  });
}

const unpacked = promisify(inflateRaw);

/**
 * Unpacks one entry. Rejects an entry larger than `limit`, and one whose local header, size or checksum differs from
 * the directory: programs read the one or the other.
 */
export async function readEntry(source: ByteSource, entry: ZipEntry, limit: number): Promise<Buffer> {
  if (entry.size > limit || entry.packedSize > limit) throw unsafe('ele cresce demais quando é aberto');
  const header = await source.read(entry.at, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) throw broken();
  const nameLength = header.readUInt16LE(26);
  const start = entry.at + 30 + nameLength + header.readUInt16LE(28);
  const name = (await source.read(entry.at + 30, nameLength)).toString('utf8');
  if (name !== entry.name || header.readUInt16LE(8) !== entry.method) throw broken();
  const packed = await source.read(start, entry.packedSize);
  const bytes = entry.method === 0 ? packed : await inflated(packed, entry.size);
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) throw broken();
  return bytes;
}

async function inflated(packed: Buffer, size: number): Promise<Buffer> {
  try {
    return await unpacked(packed, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw unsafe('ele cresce demais quando é aberto');
    throw broken();
  }
}
