import type { ByteSource } from './byte-source.rules.ts';
import { broken, mismatch, unsafe } from './refusals.rules.ts';

const magic = 'd0cf11e0a1b11ae1';
const endOfChain = 0xfffffffc;
const maxDirectorySectors = 256;

/** The stream that makes a compound file a document, a workbook or a presentation. */
const mainStreams = { doc: ['WordDocument'], xls: ['Workbook', 'Book'], ppt: ['PowerPoint Document'] } as const;

/** Checks a document of Office before 2007: a compound file that is what its name says, without macros. */
export async function checkOldOffice(source: ByteSource, extension: keyof typeof mainStreams): Promise<void> {
  const header = await source.read(0, 512);
  if (header.toString('hex', 0, 8) !== magic) throw mismatch(extension);
  if (header.length < 512 || header.readUInt16LE(28) !== 0xfffe) throw broken();
  const names = await streamNames(source, header);
  if (!mainStreams[extension].some((name) => names.includes(name))) throw mismatch(extension);
  if (names.some((name) => /^(Macros|_VBA_PROJECT.*|VBA|Ole10Native|.?Ole10Native)$/i.test(name)))
    throw unsafe('ele contém macros ou programas');
}

async function streamNames(source: ByteSource, header: Buffer): Promise<string[]> {
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw broken();
  const sectorSize = 2 ** shift;
  const names: string[] = [];
  const seen = new Set<number>();
  for (
    let sector = header.readUInt32LE(48);
    sector < endOfChain;
    sector = await nextSector(source, header, sector, sectorSize)
  ) {
    if (seen.has(sector) || seen.size >= maxDirectorySectors) throw broken();
    seen.add(sector);
    const bytes = await source.read((sector + 1) * sectorSize, sectorSize);
    if (bytes.length < sectorSize) throw broken();
    for (let at = 0; at < sectorSize; at += 128) {
      const length = bytes.readUInt16LE(at + 64);
      if (length >= 2 && length <= 64) names.push(bytes.toString('utf16le', at, at + length - 2));
    }
  }
  return names;
}

/**
 * Returns the next sector. The header lists the first 109 sectors of the allocation table, which cover the directory
 * of any ordinary document.
 */
async function nextSector(source: ByteSource, header: Buffer, sector: number, sectorSize: number): Promise<number> {
  const perSector = sectorSize / 4;
  const table = Math.floor(sector / perSector);
  if (table >= 109) throw broken();
  const place = header.readUInt32LE(76 + 4 * table);
  if (place >= endOfChain) throw broken();
  const entry = await source.read((place + 1) * sectorSize + 4 * (sector % perSector), 4);
  if (entry.length < 4) throw broken();
  return entry.readUInt32LE(0);
}
