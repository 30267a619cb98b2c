import { Zip, ZipDeflate, strToU8 } from 'fflate';
import type { ReportCell, ReportTable } from './export-report.service.ts';

export const reportFormats = ['csv', 'xlsx'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Returns the bytes of a report's file as they become known. The file never is in memory as a whole. */
export function reportFile(table: ReportTable, format: ReportFormat): AsyncIterable<Uint8Array> {
  return format === 'csv' ? csvFile(table) : xlsxFile(table);
}

/** Lines of 64 KB are written at once. */
const CHUNK = 64 * 1024;

/** CSV as spreadsheets in Portuguese read it: UTF-8 with its mark, semicolons, CRLF. */
async function* csvFile({ columns, rows }: ReportTable): AsyncGenerator<Uint8Array> {
  let text = `\uFEFF${csvLine(columns)}`;
  for await (const row of rows) {
    text += csvLine(row);
    if (text.length < CHUNK) continue;
    yield strToU8(text);
    text = '';
  }
  if (text !== '') yield strToU8(text);
}

const csvLine = (cells: readonly ReportCell[]): string => `${cells.map(csvCell).join(';')}\r\n`;

function csvCell(cell: ReportCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  // Lessons and people write these texts; a spreadsheet would run what begins like a formula.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Parts of a workbook besides its only sheet. */
const workbookParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Relatório" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Rows of a sheet, its head included, and characters of a cell: more make a file that spreadsheets refuse. */
const MAX_ROWS = 1_048_576;
const MAX_TEXT = 32_767;

/** Workbook with one sheet and a fixed first row. Texts are stored as texts, never as formulas. */
async function* xlsxFile({ columns, rows }: ReportTable): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const [name, text] of Object.entries(workbookParts)) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(strToU8(text), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml');
  zip.add(sheet);
  let text = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>${xmlRow(columns)}`;
  let written = 1;
  for await (const row of rows) {
    if (written === MAX_ROWS) break;
    written += 1;
    text += xmlRow(row);
    if (text.length < CHUNK) continue;
    sheet.push(strToU8(text));
    text = '';
    yield* ready.splice(0);
  }
  sheet.push(strToU8(`${text}</sheetData></worksheet>`), true);
  zip.end();
  yield* ready.splice(0);
}

const xmlRow = (cells: readonly ReportCell[]): string => `<row>${cells.map(xmlCell).join('')}</row>`;

function xmlCell(cell: ReportCell): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cell.slice(0, MAX_TEXT))}</t></is></c>`;
}

/** Returns the text for XML, which has no place for most control characters and for half characters. */
function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- control characters are what it removes
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}
