import { randomBytes } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import { uploadExtensions } from '@shared-kit/contracts/content';
import type { UploadExtension } from '@shared-kit/contracts/content';
import { goodFiles, mp3, mp4, officeParts, oldOffice, pdf, picture, zip } from './sample-files.ts';

export interface Hostile {
  readonly what: string;
  readonly name: string;
  readonly bytes: Buffer;
}

export const page = '<!doctype html><html><script>fetch("/api/login")</script></html>';
const vector = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
export const MB = 1024 * 1024;

/** Returns a PNG that claims this size. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const isOffice = (extension: UploadExtension): extension is 'docx' | 'xlsx' | 'pptx' =>
  ['docx', 'xlsx', 'pptx'].includes(extension);

/** Kinds of files that must be rejected under any name; `made` returns the bytes for a name's extension. */
const refusedKinds: readonly { what: string; made: (extension: UploadExtension, good: Buffer) => Buffer | null }[] = [
  { what: 'a page', made: () => Buffer.from(page) },
  { what: 'a page behind white space', made: () => Buffer.from(`\n\t   ${page}`) },
  { what: 'a page behind a byte order mark', made: () => Buffer.from(`\ufeff${page}`) },
  { what: 'a page in UTF-16', made: () => Buffer.from(`\ufeff${page}`, 'utf16le') },
  { what: 'a vector picture', made: () => Buffer.from(vector) },
  { what: 'XML with a vector picture', made: () => Buffer.from(`<?xml version="1.0"?>${vector}`) },
  { what: 'a script', made: () => Buffer.from('#!/bin/sh\nrm -rf /') },
  { what: 'PHP', made: () => Buffer.from('<?php system($_GET["c"]); ?>') },
  {
    what: 'a program for Windows',
    made: () => Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), randomBytes(300)]),
  },
  {
    what: 'a program for Linux',
    made: () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), randomBytes(300)]),
  },
  { what: 'a GIF that is a script as well', made: () => Buffer.from('GIF89a/*\0\0\0*/=1;alert(1);') },
  { what: 'nothing', made: () => Buffer.alloc(0) },
  { what: 'one byte', made: () => Buffer.from([0]) },
  { what: 'zeros', made: () => Buffer.alloc(2000) },
  { what: 'noise', made: () => randomBytes(900 + Math.floor(Math.random() * 900)) },
  { what: 'a page before the file', made: (_, good) => Buffer.concat([Buffer.from(page), good]) },
  { what: 'its beginning alone', made: (_, good) => good.subarray(0, 12) },
  {
    what: 'half of it',
    made: (extension, good) =>
      extension === 'mp3'
        ? good.subarray(0, 419)
        : extension.length === 3 && ['doc', 'xls', 'ppt'].includes(extension)
          ? good.subarray(0, 900)
          : good.subarray(0, Math.floor(good.length / 2)),
  },
  { what: 'an archive that is no document', made: () => zip([{ name: 'index.html', text: page }]) },
  {
    what: 'a document with macros',
    made: (extension) =>
      isOffice(extension) ? zip([...officeParts(extension), { name: 'word/vbaProject.bin', text: 'x' }]) : null,
  },
  {
    what: 'a document with a program',
    made: (extension) =>
      isOffice(extension) ? zip([...officeParts(extension), { name: 'fotos/abrir.exe', text: 'MZ' }]) : null,
  },
  {
    what: 'a document with a page',
    made: (extension) =>
      isOffice(extension) ? zip([...officeParts(extension), { name: 'word/x.html', text: page }]) : null,
  },
  {
    what: 'a bomb that says so',
    made: (extension) =>
      isOffice(extension)
        ? zip([...officeParts(extension), { name: 'word/media/1.xml', text: Buffer.alloc(MB), claims: 480 * MB }])
        : null,
  },
  {
    what: 'a bomb of many',
    made: (extension) =>
      isOffice(extension)
        ? zip([
            ...officeParts(extension),
            ...Array.from({ length: 60 }, (_, at) => ({ name: `word/media/${at}.xml`, text: '0', claims: 10 * MB })),
          ])
        : null,
  },
  {
    what: 'a list of types that bursts',
    made: (extension) =>
      isOffice(extension)
        ? zip([
            { name: '[Content_Types].xml', text: Buffer.alloc(2 * MB), claims: 500 },
            ...officeParts(extension).slice(1),
          ])
        : null,
  },
  {
    what: 'names that lead out',
    made: (extension) =>
      isOffice(extension) ? zip([...officeParts(extension), { name: '../../etc/cron.d/x', text: 'x' }]) : null,
  },
  {
    what: 'a locked document',
    made: (extension) =>
      isOffice(extension) ? zip(officeParts(extension).map((part) => ({ ...part, flags: 1 }))) : null,
  },
  {
    what: 'a page behind a document',
    made: (extension, good) => (isOffice(extension) ? Buffer.concat([good, Buffer.from(page)]) : null),
  },
  {
    what: 'one document called another',
    made: (extension) => (isOffice(extension) ? zip(officeParts(extension === 'docx' ? 'xlsx' : 'docx')) : null),
  },
  {
    what: 'an old document with macros',
    made: (extension) =>
      extension === 'doc' || extension === 'xls' || extension === 'ppt'
        ? oldOffice(extension, ['Macros', 'VBA'])
        : null,
  },
  { what: 'an old document that goes in circles', made: (extension) => (extension === 'doc' ? circle() : null) },
  {
    what: 'a PDF with a script',
    made: (extension) => (extension === 'pdf' ? pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>') : null),
  },
  {
    what: 'a PDF that starts a program',
    made: (extension) => (extension === 'pdf' ? pdf('/OpenAction<</S/Launch/F(cmd.exe)>>') : null),
  },
  { what: 'a picture of 3 gigapixels', made: (extension) => (extension === 'png' ? pngOf(60_000, 50_000) : null) },
  { what: 'a picture without a side', made: (extension) => (extension === 'png' ? pngOf(0, 5) : null) },
  { what: 'a film of another maker', made: (extension) => (extension === 'mp4' ? mp4('qt  ') : null) },
  {
    what: 'a film whose boxes overlap',
    made: (extension, good) =>
      extension === 'mp4'
        ? Buffer.concat([good.subarray(0, 24), Buffer.from([0xff, 0xff, 0xff, 0xff]), good.subarray(28)])
        : null,
  },
  {
    what: 'a sound whose tag never ends',
    made: (extension) =>
      extension === 'mp3' ? Buffer.concat([Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), mp3()]) : null,
  },
];

function circle(): Buffer {
  const file = oldOffice('doc');
  file.writeUInt32LE(1, 516);
  return file;
}

/** File names that disguise the type of a file. */
export const namings: readonly ((extension: string) => string)[] = [
  (extension) => `foto.${extension}`,
  (extension) => `foto.php.${extension}`,
  (extension) => `foto.html.${extension.toUpperCase()}`,
  (extension) => `../../../etc/passwd.${extension}`,
  (extension) => `relatorio\u202etxt.${extension}`,
  (extension) => `<img src=x onerror=alert(1)>.${extension}`,
  (extension) => `${'a'.repeat(240)}.${extension}`,
];

const neverAccepted = [
  'index.html',
  'foto.jpg.html',
  'foto.svg',
  'foto.jpg\u202egpj.exe',
  'x.js',
  '.htaccess',
  '.jpg',
  'jpg',
  'foto',
  'x.pdf\0.html',
  'COM1.bat',
  '..',
  'macro.docm',
  'pagina.xhtml',
  'foto.jpg/',
];

export async function hostileFiles(): Promise<Hostile[]> {
  const good = Object.fromEntries(
    Object.entries(await goodFiles()).map(([name, bytes]) => [name.split('.').at(-1)?.toLowerCase(), bytes]),
  ) as Record<UploadExtension, Buffer>;
  const files: Hostile[] = [];
  for (const extension of uploadExtensions) {
    for (const { what, made } of refusedKinds) {
      const bytes = made(extension, good[extension]);
      if (bytes) for (const name of namings) files.push({ what, name: name(extension), bytes });
    }
    // Every other kind of file under this name.
    for (const other of uploadExtensions) {
      if (good[other].subarray(0, 4).equals(good[extension].subarray(0, 4)) && good[other].equals(good[extension]))
        continue;
      if (['jpg', 'jpeg'].includes(other) && ['jpg', 'jpeg'].includes(extension)) continue;
      files.push({ what: `a .${other}`, name: `foto.${extension}`, bytes: good[other] });
    }
    files.push({ what: 'WebP', name: `foto.${extension}`, bytes: await picture('webp') });
  }
  for (const name of neverAccepted)
    for (const bytes of [good.jpg, good.pdf]) files.push({ what: 'a good file', name, bytes });
  return files;
}
