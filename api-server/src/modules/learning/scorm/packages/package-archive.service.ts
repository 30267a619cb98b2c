import { pipeline } from 'node:stream/promises';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { openArchive } from './archive-reader.adapter.ts';
import { PackageFault } from '../manifest/package-fault.rules.ts';
import { noManifest } from './package-kind.rules.ts';
import { decodeName, encodingOfNames, hrefsIn } from './package-names.rules.ts';
import type { NameEncoding } from './package-names.rules.ts';

const MB = 1024 * 1024;
const maxEntries = 20_000;
const maxTotal = 4096 * MB;
/** Total size below which any compression ratio is accepted. */
const harmlessTotal = 64 * MB;
const maxRatio = 150;
const maxManifest = 8 * MB;

/** Opened package that passed the safety checks. */
export interface PackageArchive {
  /** Files by their path below the manifest's folder, with their size in bytes. */
  readonly files: ReadonlyMap<string, { readonly size: number; open(): Promise<Readable> }>;
  readonly manifest: string;
  /** Encodings of the manifest and of the names, as declared or found out. */
  readonly encodings: { readonly manifest: string; readonly names: NameEncoding };
  /** Size in bytes of all files, unpacked. */
  readonly size: number;
  close(): void;
}

/** Entry of an archive with its decoded name. */
interface NamedEntry {
  readonly name: string;
  readonly entry: Entry;
}

/** Opens the ZIP at this path without extracting it. Rejects names that lead out of it, links and bombs. */
export async function openPackage(path: string, packedSize: number): Promise<PackageArchive> {
  const zip = await opened(path, packedSize);
  try {
    const entries = await entriesOf(zip);
    const found = manifestOf(entries);
    if (found.entry.uncompressedSize > maxManifest) throw new PackageFault('O imsmanifest.xml é grande demais.');
    if (found.entry.isEncrypted()) throw locked();
    const { text: manifest, encoding } = decodeXml(await bytesOf(await streamOf(zip, found.entry), maxManifest));
    const names = encodingOfNames(
      entries.filter((entry) => !saysItsEncoding(entry)).map(({ fileNameRaw }) => fileNameRaw),
      { hrefs: hrefsIn(manifest), encoding },
    );
    const named = checked(
      entries.map((entry) => ({ entry, name: nameOf(entry, names) })),
      packedSize,
    );
    const files = new Map(
      named
        .filter(({ name }) => name.startsWith(found.root) && !name.endsWith('/'))
        .map(
          ({ name, entry }) =>
            [
              name.slice(found.root.length),
              { size: entry.uncompressedSize, open: () => streamOf(zip, entry) },
            ] as const,
        ),
    );
    const size = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    return { files, manifest, encodings: { manifest: encoding, names }, size, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof PackageFault ? error : broken(error);
  }
}

/** Opened ZIP that passed the safety checks of a package. */
export interface ZipArchive {
  readonly files: ReadonlyMap<
    string,
    { readonly size: number; readonly crc32: number; readonly open: () => Promise<Readable> }
  >;
  close(): void;
}

/**
 * Opens the ZIP at this path, whatever it contains, with the safety checks of packages.
 *
 * @throws {PackageFault} when it is damaged or not safe to unpack.
 */
export async function openZip(path: string, packedSize: number): Promise<ZipArchive> {
  const zip = await opened(path, packedSize);
  try {
    const entries = await entriesOf(zip);
    const unmarked = entries.filter((entry) => !saysItsEncoding(entry)).map(({ fileNameRaw }) => fileNameRaw);
    const names = encodingOfNames(unmarked, { hrefs: new Set(), encoding: 'utf-8' });
    const named = checked(
      entries.map((entry) => ({ entry, name: nameOf(entry, names) })),
      packedSize,
    );
    const files = named
      .filter(({ name }) => !name.endsWith('/'))
      .map(({ name, entry }) => {
        const { uncompressedSize: size, crc32 } = entry;
        return [name, { size, crc32, open: () => streamOf(zip, entry) }] as const;
      });
    return { files: new Map(files), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof PackageFault ? error : broken(error);
  }
}

const locked = () => new PackageFault('O pacote está protegido por senha.');

function broken(cause: unknown): PackageFault {
  const { message, code } = cause as NodeJS.ErrnoException;
  // A disk error is not a fault of the package.
  if (code !== undefined) throw cause;
  if (/absolute path|invalid relative path|invalid characters in fileName/.test(message)) {
    return new PackageFault('Há no pacote nomes de arquivo que levam a outras pastas.', { cause });
  }
  return new PackageFault('O arquivo não é um ZIP que possa ser aberto, ou está danificado.', { cause });
}

async function opened(path: string, size: number): Promise<ZipFile> {
  try {
    return await openArchive(path, size);
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

/** Returns whether the archive says that the name is UTF-8: by a flag, or by a field of its own. */
function saysItsEncoding({ generalPurposeBitFlag, extraFields }: Entry): boolean {
  return (generalPurposeBitFlag & 0x800) !== 0 || extraFields.some(({ id }) => id === 0x7075);
}

function nameOf(entry: Entry, encoding: NameEncoding): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  const name = saysItsEncoding(entry)
    ? yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
    : (decodeName(fileNameRaw, encoding) ?? fileNameRaw.toString('latin1')).replaceAll('\\', '/');
  const fault = yauzl.validateFileName(name);
  if (fault !== null) throw new Error(fault);
  return name;
}

function checked(entries: readonly NamedEntry[], packedSize: number): readonly NamedEntry[] {
  const seen = new Set<string>();
  let total = 0;
  for (const { name, entry } of entries) {
    if (isLink(entry)) throw new PackageFault(`O pacote traz um atalho no lugar de um arquivo (${name}).`);
    if (entry.isEncrypted()) throw locked();
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
      throw new PackageFault('O pacote usa uma compressão que não é aceita.');
    if (seen.has(name)) throw new PackageFault(`O arquivo '${name}' aparece duas vezes no pacote.`);
    seen.add(name);
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

/** Returns the manifest and its folder: the top, or a single folder that was packed as a whole. */
function manifestOf(entries: readonly Entry[]): { root: string; entry: Entry } {
  const names = entries.map(({ fileNameRaw }) => fileNameRaw.toString('latin1').replaceAll('\\', '/'));
  const at = (pattern: RegExp) => names.flatMap((name, index) => (pattern.test(name) ? [index] : []));
  const top = [...at(/^imsmanifest\.xml$/), ...at(/^imsmanifest\.xml$/i)];
  const nested = at(/^[^/]+\/imsmanifest\.xml$/i);
  const found = top[0] ?? (nested.length === 1 ? nested[0] : undefined);
  const entry = found === undefined ? undefined : entries[found];
  if (found === undefined || !entry) throw noManifest(names);
  const name = nameOf(entry, 'windows-1252');
  return { entry, root: top.length > 0 ? '' : name.slice(0, name.indexOf('/') + 1) };
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

/** Decodes XML in the encoding that it declares. */
function decodeXml(bytes: Buffer): { text: string; encoding: string } {
  const declared =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : (/^(?:\xef\xbb\xbf)?<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(
            bytes.subarray(0, 200).toString('latin1'),
          )?.[1] ?? 'utf-8');
  const encoding = /^utf-?16$/i.test(declared) ? 'utf-8' : declared.toLowerCase();
  try {
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  } catch {
    throw new PackageFault(`O imsmanifest.xml usa uma codificação que não é aceita (${declared.slice(0, 40)}).`);
  }
}
