import { closeSync, openSync, writeSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

/** Entry of an archive: its bytes, given in parts so that a large one needs no memory. */
export interface ZipEntry {
  readonly name: string;
  parts(): Iterable<Buffer>;
  /** Compressed entries are held in memory; others are written as they come. */
  readonly deflates?: boolean;
  /** Uncompressed size that the archive claims, when it lies. */
  readonly claims?: number;
}

export const textEntry = (name: string, text: string): ZipEntry => ({ name, parts: () => [Buffer.from(text)] });

/** Writes an archive without holding it in memory. */
export function writeZip(path: string, entries: Iterable<ZipEntry>): void {
  const file = openSync(path, 'w');
  const directory: Buffer[] = [];
  let offset = 0;
  const write = (bytes: Buffer): void => {
    writeSync(file, bytes);
    offset += bytes.length;
  };
  for (const entry of entries) {
    const measured = measure(entry);
    const name = Buffer.from(entry.name);
    const start = offset;
    write(Buffer.concat([headerOf(0x04034b50, name, measured), name]));
    for (const part of measured.packed ?? entry.parts()) write(part);
    directory.push(directoryOf(name, measured, start));
  }
  const start = offset;
  for (const bytes of directory) write(bytes);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length & 0xffff, 8);
  end.writeUInt16LE(directory.length & 0xffff, 10);
  end.writeUInt32LE(offset - start, 12);
  end.writeUInt32LE(start, 16);
  write(end);
  closeSync(file);
}

interface Measured {
  readonly crc: number;
  readonly size: number;
  readonly packedSize: number;
  readonly method: 0 | 8;
  readonly packed: readonly Buffer[] | undefined;
}

function measure({ parts, deflates = false, claims }: ZipEntry): Measured {
  let [crc, size] = [0, 0];
  for (const part of parts()) {
    crc = crc32(part, crc);
    size += part.length;
  }
  const packed = deflates ? [deflateRawSync(Buffer.concat([...parts()]))] : undefined;
  const packedSize = packed?.[0]?.length ?? size;
  return { crc, size: claims ?? size, packedSize, method: deflates ? 8 : 0, packed };
}

/** Fields that both headers of an entry have, from `version needed` to the length of the name. */
function commonFields({ crc, size, packedSize, method }: Measured, name: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  // Names are UTF-8.
  fields.writeUInt16LE(0x0800, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packedSize, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function headerOf(signature: number, name: Buffer, measured: Measured): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(signature, 0);
  return Buffer.concat([head, commonFields(measured, name)]);
}

function directoryOf(name: Buffer, measured: Measured, start: number): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(start, 10);
  return Buffer.concat([head, commonFields(measured, name), rest, name]);
}
