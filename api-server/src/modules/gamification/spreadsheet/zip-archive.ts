import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchivedFile {
  readonly path: string;
  readonly text: string;
}

/** 1 January 1980: the same sheet is the same file, byte by byte. */
const DATE = 0x0021;
const DEFLATE = 8;
const UTF8_NAMES = 0x0800;

/** A zip archive of text files, without folders, encryption or anything past 4 GB: what an Office document is wrapped in. */
export function zipArchive(files: readonly ArchivedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, text } of files) {
    const name = Buffer.from(path);
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const about = description({ crc: crc32(content), packed: packed.length, size: content.length, name: name.length });
    const local = Buffer.concat([bytes(4, 0x04034b50), bytes(2, 20), about, bytes(2, 0), name, packed]);
    directory.push(
      Buffer.concat([
        bytes(4, 0x02014b50),
        bytes(2, 20),
        bytes(2, 20),
        about,
        Buffer.alloc(2 + 2 + 2 + 2 + 4),
        bytes(4, offset),
        name,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = bytes(2, files.length);
  return Buffer.concat([
    ...parts,
    central,
    bytes(4, 0x06054b50),
    Buffer.alloc(4),
    count,
    count,
    bytes(4, central.length),
    bytes(4, offset),
    Buffer.alloc(2),
  ]);
}

function description({ crc, packed, size, name }: { crc: number; packed: number; size: number; name: number }): Buffer {
  return Buffer.concat([
    bytes(2, UTF8_NAMES),
    bytes(2, DEFLATE),
    bytes(2, 0),
    bytes(2, DATE),
    bytes(4, crc),
    bytes(4, packed),
    bytes(4, size),
    bytes(2, name),
  ]);
}

function bytes(length: 2 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntLE(value, 0, length);
  return buffer;
}
