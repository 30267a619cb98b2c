import { stringify } from 'csv-stringify/sync';

/** Mark by which spreadsheets know that a CSV file is UTF-8. */
export const UTF8_MARK = '\uFEFF';

export const CSV_MEDIA_TYPE = 'text/csv; charset=utf-8';

/** Titles of the fields in exported files, which an import knows again. */
export const fieldTitles = {
  name: 'Nome',
  username: 'Login',
  email: 'E-mail',
  cpf: 'CPF',
  phone: 'Telefone',
  department: 'Departamento',
  role: 'Papel ou cargo',
  leader: 'Liderança',
} as const;

/** Returns lines of a CSV file with semicolons. Texts that a spreadsheet would run as a formula get an apostrophe. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(inertText)),
    { delimiter: ';', record_delimiter: 'windows' },
  );
}

function inertText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
