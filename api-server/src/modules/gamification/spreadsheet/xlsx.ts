import { DAY_MS, fromMoment, wallClockOf } from 'shared-kit/contracts/calendar';
import { zipArchive } from './zip-archive.ts';

export const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A date shows as the day and the time that the clocks of the portal's zone show then: spreadsheets have no zones. */
export type Cell = string | number | Date;

export interface Sheet {
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  readonly rows: readonly (readonly Cell[])[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const [BOLD, MOMENT] = [1, 2];

/** A workbook of one sheet with a bold first row that stays, and a filter on it. Texts are texts: none is taken for a formula. */
export function xlsx(sheet: Sheet): Buffer {
  return zipArchive([
    {
      path: '[Content_Types].xml',
      text: `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
    },
    {
      path: '_rels/.rels',
      text: `${XML}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      path: 'xl/workbook.xml',
      text: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      text: `${XML}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      path: 'xl/styles.xml',
      text: `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    { path: 'xl/worksheets/sheet1.xml', text: worksheet(sheet) },
  ]);
}

function worksheet({ columns, rows }: Sheet): string {
  const widths = columns
    .map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const head = row(
    1,
    columns.map(({ title }) => title),
    BOLD,
  );
  const body = rows.map((cells, index) => row(index + 2, cells)).join('');
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const filter = `<autoFilter ref="A1:${letter(columns.length - 1)}${rows.length + 1}"/>`;
  return `${XML}<worksheet xmlns="${MAIN}">${pane}<cols>${widths}</cols><sheetData>${head}${body}</sheetData>${filter}</worksheet>`;
}

function row(number: number, cells: readonly Cell[], style?: number): string {
  return `<row r="${number}">${cells.map((cell, index) => drawn(`${letter(index)}${number}`, cell, style)).join('')}</row>`;
}

function drawn(place: string, cell: Cell, style: number | undefined): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${place}" s="${MOMENT}"><v>${serialOf(cell)}</v></c>`;
  return `<c r="${place}" t="inlineStr"${style === undefined ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Columns up to Z are enough. */
const letter = (index: number): string => String.fromCharCode(65 + index);

/** Days since 30 December 1899, on the clock. */
const serialOf = (moment: Date): number => fromMoment(wallClockOf(moment)).getTime() / DAY_MS + 25_569;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  // What XML has no way to write is left out, and what a cell has no room for.
  return text
    .slice(0, 32_767)
    .replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
