import { fromMoment, wallClockOf } from '@shared-kit/contracts/calendar';
import type { Cell as FileCell } from 'write-excel-file/node';

export const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Cell value. A date shows its day and time in the portal's zone, because spreadsheets have no zones. */
export type Cell = string | number | Date;

export interface Worksheet {
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Maximum characters of a cell. */
const MAX_TEXT = 32_767;

/**
 * Returns a workbook with one sheet, a frozen bold first row and a filter on it. Texts are stored as texts, never as
 * formulas.
 */
export async function xlsx({ name, columns, rows }: Worksheet): Promise<Buffer> {
  // Loaded on use, because few servers ever write a workbook.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const head = columns.map(({ title }): FileCell => ({ value: title, type: String, fontWeight: 'bold' }));
  const body = rows.map((cells) => cells.map(fileCell));
  const file = writeExcelFile(
    [head, ...body],
    {
      sheet: name,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      dateFormat: 'dd/mm/yyyy hh:mm',
    },
    { features: [filterOn(columns.length, rows.length + 1)] },
  );
  return file.toBuffer();
}

function fileCell(cell: Cell): FileCell {
  if (typeof cell === 'number') return cell;
  if (cell instanceof Date) return { value: wallClock(cell), type: Date };
  return { value: cell.slice(0, MAX_TEXT), type: String };
}

/** Returns the instant whose UTC day and time are those of São Paulo, because spreadsheets have no time zones. */
const wallClock = (moment: Date): Date => fromMoment(wallClockOf(moment));

/** Returns the XML of the filter, because the library writes no filters. */
function filterOn(columnCount: number, rowCount: number) {
  const reference = `A1:${letter(columnCount - 1)}${rowCount}`;
  return {
    files: { transform: { 'xl/worksheets/sheet{id}.xml': { insert: () => `<autoFilter ref="${reference}"/>` } } },
  };
}

/** Returns a column letter. Columns up to Z are enough. */
const letter = (index: number): string => String.fromCharCode(65 + index);
