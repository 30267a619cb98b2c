import { pipeline } from 'node:stream/promises';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { PackageFault } from './package-fault.rules.ts';

const MB = 1024 * 1024;
const maxEntries = 20_000;
const maxTotal = 2048 * MB;
/** Total size below which any compression ratio is accepted. */
const harmlessTotal = 64 * MB;
const maxRatio = 150;
const maxManifest = 8 * MB;
const MANIFEST = 'imsmanifest.xml';

/** Opened package that passed the safety checks. */
export interface PackageArchive {
  /** Files by their path below the manifest's folder, with their size in bytes. */
  readonly files: ReadonlyMap<string, { readonly size: number; open(): Promise<Readable> }>;
  readonly manifest: string;
  close(): void;
}

/** Opens the ZIP at this path without extracting it. Rejects names that lead out of it, links and bombs. */
export async function openPackage(path: string, packedSize: number): Promise<PackageArchive> {
  const zip = await opened(path);
  try {
    const entries = checked(await entriesOf(zip), packedSize);
    const root = rootOf(entries);
    const files = new Map(
      entries
        .filter(({ fileName }) => fileName.startsWith(root) && !fileName.endsWith('/'))
        .map(
          (entry) =>
            [
              entry.fileName.slice(root.length),
              { size: entry.uncompressedSize, open: () => streamOf(zip, entry) },
            ] as const,
        ),
    );
    const manifest =
      files.get(MANIFEST) ?? files.get([...files.keys()].find((name) => name.toLowerCase() === MANIFEST) ?? '');
    if (!manifest) throw noManifest();
    if (manifest.size > maxManifest) throw new PackageFault('O imsmanifest.xml é grande demais.');
    return { files, manifest: decodeXml(await bytesOf(await manifest.open(), maxManifest)), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof PackageFault ? error : broken(error);
  }
}

function noManifest(): PackageFault {
  return new PackageFault('O pacote não tem o imsmanifest.xml na raiz: não é um pacote SCORM.');
}

function broken(cause: unknown): PackageFault {
  const { message, code } = cause as NodeJS.ErrnoException;
  // A disk error is not a fault of the package.
  if (code !== undefined) throw cause;
  if (/absolute path|invalid relative path|invalid characters in fileName/.test(message)) {
    return new PackageFault('Há no pacote nomes de arquivo que levam a outras pastas.', { cause });
  }
  return new PackageFault('O arquivo não é um ZIP que possa ser aberto, ou está danificado.', { cause });
}

async function opened(path: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: true });
  } catch (error) {
    throw broken(error);
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) throw new PackageFault(`O pacote tem mais de ${maxEntries} arquivos.`);
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
}

function checked(entries: readonly Entry[], packedSize: number): readonly Entry[] {
  const seen = new Set<string>();
  let total = 0;
  for (const entry of entries) {
    if (isLink(entry)) throw new PackageFault(`O pacote traz um atalho no lugar de um arquivo (${entry.fileName}).`);
    if (entry.isEncrypted()) throw new PackageFault('O pacote está protegido por senha.');
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
      throw new PackageFault('O pacote usa uma compressão que não é aceita.');
    if (seen.has(entry.fileName)) throw new PackageFault(`O arquivo '${entry.fileName}' aparece duas vezes no pacote.`);
    seen.add(entry.fileName);
    total += entry.uncompressedSize;
  }
  if (total > maxTotal || (total > harmlessTotal && total / packedSize > maxRatio))
    throw new PackageFault('O pacote cresce demais quando é aberto.');
  return entries;
}

/** Returns whether the entry is a link, by the UNIX mode in the archive. */
function isLink(entry: Entry): boolean {
  return ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

/** Returns the folder of the manifest: the top, or a single folder that was packed as a whole. */
function rootOf(entries: readonly Entry[]): string {
  const names = entries.map(({ fileName }) => fileName);
  if (names.some((name) => name.toLowerCase() === MANIFEST)) return '';
  const nested = names.filter((name) => /^[^/]+\/imsmanifest\.xml$/i.test(name));
  if (nested.length !== 1 || !nested[0]) throw noManifest();
  return nested[0].slice(0, nested[0].indexOf('/') + 1);
}

/** Returns the unpacked stream of an entry; fails as soon as it exceeds the size that the archive declares. */
async function streamOf(zip: ZipFile, entry: Entry): Promise<Readable> {
  const stream = await zip.openReadStreamPromise(entry);
  // The reader receives errors itself. This listener prevents a late error from ending the process.
  stream.on('error', () => undefined);
  return stream;
}

async function bytesOf(stream: Readable, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const collect = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      parts.push(chunk);
      done(size > limit ? new PackageFault('O imsmanifest.xml é grande demais.') : null);
    },
  });
  collect.resume();
  await pipeline(stream, collect);
  return Buffer.concat(parts);
}

/** Decodes XML in the encodings that authoring tools write. */
function decodeXml(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const declared =
    /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(bytes.subarray(0, 200).toString('latin1'))?.[1] ?? 'utf-8';
  const isLatin = /^(iso-8859-1|windows-1252|us-ascii)$/i.test(declared);
  return new TextDecoder(isLatin ? 'windows-1252' : 'utf-8').decode(bytes);
}
