import { broken } from './refusals.rules.ts';

const magic = 'd0cf11e0a1b11ae1';
/** Numbers from here on are no sectors: end of a chain, free, part of the tables. */
const noSector = 0xff_ff_ff_fa;
/** Sectors of the allocation table that the header lists; a larger file has a chain of further lists. */
const inHeader = 109;
const miniSize = 64;
const noEntry = 0xff_ff_ff_ff;
/** Kinds of entries by their number. Any other number counts as a stream. */
const kinds: ReadonlyMap<number, CompoundEntry['kind']> = new Map([
  [0, 'free'],
  [1, 'storage'],
  [5, 'root'],
]);

/** Entry of the directory of a compound file. */
export interface CompoundEntry {
  readonly name: string;
  readonly kind: 'root' | 'storage' | 'stream' | 'free';
  /** True when a storage contains anything. */
  readonly hasContent: boolean;
  /** True when an entry names a program that opens it. */
  readonly hasClass: boolean;
}

interface Entry extends CompoundEntry {
  readonly start: number;
  readonly size: number;
}

/** Compound file (CFB): a file system of streams within a file, as Office before 2007 writes it. */
export interface CompoundFile {
  /** Names of streams and storages, whatever their place in the tree. */
  readonly names: readonly string[];
  readonly entries: readonly CompoundEntry[];
  /** Returns the bytes of every stream with this name. */
  streams(name: string): Buffer[];
}

/** Returns whether a file begins like a compound file. */
export function isCompoundFile(header: Buffer): boolean {
  return header.toString('hex', 0, 8) === magic;
}

/** Opens a compound file. Rejects chains that lead out of the file or round in circles. */
export function openCompoundFile(bytes: Buffer): CompoundFile {
  const shift = bytes.length < 512 ? 0 : bytes.readUInt16LE(30);
  if ((shift !== 9 && shift !== 12) || bytes.readUInt16LE(28) !== 0xff_fe) throw broken();
  const sector = (number: number): Buffer => {
    const at = (number + 1) * 2 ** shift;
    if (at >= bytes.length) throw broken();
    return bytes.subarray(at, at + 2 ** shift);
  };
  // In a good file no two streams share a sector, and the pieces of small ones are read twice.
  let left = 2 * bytes.length;
  const pieces = (numbers: readonly number[], size: number, piece: (number: number) => Buffer): Buffer => {
    left -= numbers.length * size;
    if (left < 0) throw broken();
    return Buffer.concat(numbers.map(piece));
  };
  const table = numbersIn(pieces(tableSectors(bytes, sector), 2 ** shift, sector));
  const chained = (start: number): Buffer => pieces(chainOf(start, table), 2 ** shift, sector);
  const entries = entriesIn(chained(bytes.readUInt32LE(48)));
  let known: { readonly stream: Buffer; readonly table: readonly number[] } | undefined;
  /** Streams below the limit are pieces of the root's stream. */
  const small = () =>
    (known ??= {
      stream: chained(entries[0]?.start ?? noSector),
      table: numbersIn(chained(bytes.readUInt32LE(60))),
    });

  function bytesOf({ start, size }: Entry): Buffer {
    if (size >= bytes.readUInt32LE(56)) return chained(start);
    const { stream, table: miniTable } = small();
    return pieces(chainOf(start, miniTable), miniSize, (number) =>
      stream.subarray(number * miniSize, (number + 1) * miniSize),
    );
  }

  return {
    names: entries.map(({ name }) => name),
    entries,
    streams: (name) =>
      entries
        .filter((entry) => entry.name === name && entry.size > 0)
        .map((entry) => bytesOf(entry).subarray(0, entry.size)),
  };
}

/** Returns the sectors of the allocation table: those of the header, then those of the chain of lists. */
function tableSectors(header: Buffer, sector: (number: number) => Buffer): number[] {
  const found = numbersIn(header.subarray(76, 76 + 4 * inHeader));
  const seen = new Set<number>();
  for (let list = header.readUInt32LE(68); list < noSector;) {
    if (seen.has(list)) throw broken();
    seen.add(list);
    const numbers = numbersIn(sector(list));
    list = numbers.pop() ?? noSector;
    found.push(...numbers);
  }
  const numbers = found.filter((number) => number < noSector);
  if (new Set(numbers).size !== numbers.length) throw broken();
  return numbers;
}

function chainOf(start: number, table: readonly number[]): number[] {
  const numbers: number[] = [];
  for (let number = start; number < noSector; number = table[number] ?? -1) {
    if (number < 0 || numbers.length > table.length) throw broken();
    numbers.push(number);
  }
  return numbers;
}

function numbersIn(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(4 * index));
}

function entriesIn(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / 128) }, (_, index) => {
    const entry = directory.subarray(128 * index, 128 * (index + 1));
    const length = entry.readUInt16LE(64);
    const name = length >= 2 && length <= 64 ? entry.toString('utf16le', 0, length - 2) : '';
    return {
      name,
      kind: kinds.get(entry[66] ?? 0) ?? 'stream',
      hasContent: entry.readUInt32LE(76) !== noEntry,
      hasClass: entry.subarray(80, 96).some((byte) => byte !== 0),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}
