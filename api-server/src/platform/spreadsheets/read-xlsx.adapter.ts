import yauzl from 'yauzl';
import type { ReadTable } from './read-csv.adapter.ts';

/** Bytes that the parts of a workbook may unpack to, in total. */
const MAX_UNPACKED_SIZE = 200 * 1024 * 1024;

/** Reads the first sheet of a workbook as texts and drops empty rows. Throws for a file that is no workbook. */
export async function readXlsx(bytes: Buffer, { maxUnpackedSize = MAX_UNPACKED_SIZE } = {}): Promise<ReadTable> {
  await expectModestArchive(bytes, maxUnpackedSize);
  // Loaded on use, because few servers ever read a workbook.
  const { readSheet } = await import('read-excel-file/node');
  const sheet = await readSheet(bytes, { parseNumber: plainNumber });
  const rows = sheet
    .map((row, index) => ({ line: index + 1, cells: row.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { rows, format: 'Excel' };
}

/** Writes a number without an exponent: long numbers, such as a CPF that was typed as a number, are stored with one. */
function plainNumber(text: string): string {
  if (/^\d+$/.test(text)) return text;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value.toFixed(0) : String(value);
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10).split('-').toReversed().join('/');
  if (typeof cell === 'boolean') return cell ? 'Sim' : 'Não';
  return String(cell).trim();
}

/**
 * Unpacks every part once and counts its bytes, because the reader of workbooks has no limit. An archive that says a
 * wrong size of a part is refused by the library.
 */
function expectModestArchive(bytes: Buffer, maxSize: number): Promise<void> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (failure, archive) => {
      if (failure) return reject(failure);
      let size = 0;
      archive.on('error', reject);
      archive.on('end', () => resolve());
      archive.on('entry', (entry) => {
        size += entry.uncompressedSize;
        if (size > maxSize) return reject(new Error('The workbook unpacks to too many bytes.'));
        archive.openReadStream(entry, (error, stream) => {
          if (error) return reject(error);
          stream.on('error', reject);
          stream.on('end', () => archive.readEntry());
          stream.resume();
        });
      });
      archive.readEntry();
    });
  });
}
