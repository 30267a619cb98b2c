import type { Readable } from 'node:stream';
import { PEOPLE_FILE_MAX_ROWS, PEOPLE_FILE_MAX_SIZE } from '@shared-kit/contracts/admin';
import { refuse } from '../../../platform/errors.ts';
import { limitedBytes } from '../../../platform/http/limited-bytes.service.ts';
import type { IncomingFile } from '../../../platform/http/incoming-form.adapter.ts';
import { readCsv } from '../../../platform/spreadsheets/read-csv.adapter.ts';
import type { ReadTable } from '../../../platform/spreadsheets/read-csv.adapter.ts';
import { readXlsx } from '../../../platform/spreadsheets/read-xlsx.adapter.ts';
import type { FileRow } from './plan-rows.rules.ts';

const MAX_COLUMNS = 100;
const MAX_CELL_LENGTH = 500;
const SAMPLES = 3;

/** File of people: its columns, with the first values of each, and its rows. */
export interface PeopleFile {
  readonly format: string;
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[];
  readonly rows: readonly FileRow[];
}

/** Reads a CSV or XLSX file whose first row has the titles of the columns. */
export async function readPeopleFile(file: IncomingFile | null, name: string): Promise<PeopleFile> {
  if (!file) throw refuse('request.invalid-form', 400, 'Escolha um arquivo.');
  const table = await tableOf(await bytesOf(file.bytes), name);
  const [header, ...rows] = table.rows;
  if (!header || rows.length === 0)
    throw refuse('admin.file-empty', 422, 'O arquivo não tem linhas. A primeira linha traz os títulos das colunas.');
  if (rows.length > PEOPLE_FILE_MAX_ROWS)
    throw refuse(
      'admin.file-rows',
      422,
      `O arquivo tem mais de ${PEOPLE_FILE_MAX_ROWS.toLocaleString('pt-BR')} linhas. Divida-o em partes.`,
    );
  const width = Math.min(
    MAX_COLUMNS,
    Math.max(header.cells.length, ...rows.slice(0, SAMPLES).map(({ cells }) => cells.length)),
  );
  const indexes = Array.from({ length: width }, (_, index) => index);
  return {
    format: table.format,
    columns: indexes.map((index) => ({
      name: (header.cells[index] ?? '').slice(0, 100) || `Coluna ${index + 1}`,
      samples: rows.slice(0, SAMPLES).map(({ cells }) => (cells[index] ?? '').slice(0, 60)),
    })),
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, width).map((cell) => withoutZero(cell).slice(0, MAX_CELL_LENGTH)),
    })),
  };
}

/** PostgreSQL stores no zero character. */
const withoutZero = (text: string) => text.replaceAll('\0', '');

const bytesOf = (stream: Readable): Promise<Buffer> =>
  limitedBytes(stream, PEOPLE_FILE_MAX_SIZE, () =>
    refuse('admin.file-too-large', 413, 'O arquivo tem mais de 15 MB. Divida-o em partes.'),
  );

async function tableOf(bytes: Buffer, name: string): Promise<ReadTable> {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const isOldExcel = bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
  const isText = /\.(csv|txt|tsv)$/i.test(name) && !isZip;
  if (isOldExcel || (!isZip && !isText))
    throw refuse(
      'admin.file-type',
      422,
      'Envie um arquivo CSV ou Excel (.xlsx). Um .xls antigo é salvo como .xlsx no Excel.',
    );
  try {
    return isZip ? await readXlsx(bytes) : readCsv(bytes);
  } catch (cause) {
    throw refuse('admin.file-broken', 422, 'O arquivo não pôde ser lido. Abra-o, salve-o de novo e envie outra vez.', {
      cause,
    });
  }
}
