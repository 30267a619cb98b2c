import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** Small files of every accepted kind, built like those of the usual programs. */

export function picture(kind: 'jpeg' | 'png' | 'webp', { width = 32, height = 24 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 228, g: 0, b: 43 } } })
    .toFormat(kind)
    .toBuffer();
}

export function pdf(extra = ''): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${extra}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

export function mp4(brand = 'isom', size = 200): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\x01isommp42`, 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100))),
    box('mdat', Buffer.alloc(size, 7)),
  ]);
}

export function mp3(frames = 8): Buffer {
  // MPEG 1, Layer III, 128 kbit/s, 44.1 kHz: 417 bytes.
  const frame = Buffer.alloc(417, 0x55);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

export interface ZipPart {
  readonly name: string;
  readonly text: string | Buffer;
  /** Size that the directory claims, when it differs. */
  readonly claims?: number;
  readonly flags?: number;
}

export function zip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text, claims, flags = 0 } of parts) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const names = Buffer.from(name, 'utf8');
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(flags, 2);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(bytes), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(claims ?? bytes.length, 18);
    header.writeUInt16LE(names.length, 22);
    locals.push(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, names, packed]));
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), header, rest, names]));
    at += 30 + names.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, entries, end]);
}

const office = {
  docx: ['word/document.xml', 'wordprocessingml.document'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation'],
} as const;

export function officeParts(extension: keyof typeof office): ZipPart[] {
  const [part, type] = office[extension];
  const types = `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;
  return [
    { name: '[Content_Types].xml', text: types },
    { name: '_rels/.rels', text: '<Relationships/>' },
    { name: part, text: '<document>Oi</document>' },
  ];
}

const oldStreams = { doc: 'WordDocument', xls: 'Workbook', ppt: 'PowerPoint Document' } as const;

/**
 * Builds a compound file: header, one sector of the allocation table, one of the directory, and the content of the main
 * stream.
 */
export function oldOffice(
  extension: keyof typeof oldStreams,
  more: readonly string[] = [],
  content: Buffer = Buffer.alloc(0),
): Buffer {
  const sectors = Math.max(1, Math.ceil(content.length / 512));
  const file = Buffer.alloc(512 * (3 + sectors));
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  // No stream is small: all are in sectors of their own.
  file.writeUInt32LE(0, 56);
  file.fill(0xff, 60, 512);
  file.writeUInt32LE(0xfffffffe, 60);
  file.writeUInt32LE(0xfffffffe, 68);
  file.writeUInt32LE(0, 76);
  for (let at = 512; at < 1024; at += 4) file.writeUInt32LE(0xffffffff, at);
  file.writeUInt32LE(0xfffffffd, 512);
  file.writeUInt32LE(0xfffffffe, 516);
  for (let index = 0; index < sectors; index += 1)
    file.writeUInt32LE(index === sectors - 1 ? 0xfffffffe : 3 + index, 520 + 4 * index);
  ['Root Entry', oldStreams[extension], ...more].forEach((name, index) => {
    const at = 1024 + 128 * index;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(2 * name.length + 2, at + 64);
    file[at + 66] = index === 0 ? 5 : 2;
    file.fill(0xff, at + 68, at + 80);
    if (index !== 1) return;
    file.writeUInt32LE(2, at + 116);
    file.writeUInt32LE(content.length, at + 120);
  });
  content.copy(file, 1536);
  return file;
}

export async function goodFiles(): Promise<Record<string, Buffer>> {
  return {
    'foto.jpg': await picture('jpeg'),
    'foto.JPEG': await picture('jpeg'),
    'tela.png': await picture('png'),
    'guia.pdf': pdf(),
    'aula.mp4': mp4(),
    'aviso.mp3': mp3(),
    'carta.doc': oldOffice('doc'),
    'tabela.xls': oldOffice('xls'),
    'slides.ppt': oldOffice('ppt'),
    'carta.docx': zip(officeParts('docx')),
    'tabela.xlsx': zip(officeParts('xlsx')),
    'slides.pptx': zip(officeParts('pptx')),
  };
}
