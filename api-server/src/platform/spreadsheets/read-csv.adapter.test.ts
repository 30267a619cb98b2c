import { readCsv } from './read-csv.adapter.ts';

const cellsOf = (bytes: Buffer) => readCsv(bytes).rows.map(({ cells }) => cells);

test.each([
  ['semicolons', 'Nome;CPF\nJosé;00123', 'CSV, ponto e vírgula, UTF-8'],
  ['commas', 'Nome,CPF\nJosé,00123', 'CSV, vírgula, UTF-8'],
  ['tabs', 'Nome\tCPF\nJosé\t00123', 'CSV, tabulação, UTF-8'],
])('detects %s and keeps leading zeros', (_, text, format) => {
  expect(readCsv(Buffer.from(text)).format).toBe(format);
  expect(cellsOf(Buffer.from(text))).toEqual([
    ['Nome', 'CPF'],
    ['José', '00123'],
  ]);
});

test('reads windows-1252, UTF-8 with a mark, and UTF-16', () => {
  const text = 'Nome;Função\r\nConceição;Técnica\r\n';
  const expected = [
    ['Nome', 'Função'],
    ['Conceição', 'Técnica'],
  ];
  expect(cellsOf(Buffer.from(text, 'latin1'))).toEqual(expected);
  expect(readCsv(Buffer.from(text, 'latin1')).format).toContain('windows-1252');
  expect(cellsOf(Buffer.from(`\uFEFF${text}`))).toEqual(expected);
  expect(cellsOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(expected);
});

test('reads quoted delimiters and line breaks, and counts lines', () => {
  const rows = readCsv(Buffer.from('Nome;Cargo\n\n"Ana; a ""boa""";"um\ndois"\nBia;três\n')).rows;
  expect(rows).toEqual([
    { line: 1, cells: ['Nome', 'Cargo'] },
    { line: 4, cells: ['Ana; a "boa"', 'um\ndois'] },
    { line: 5, cells: ['Bia', 'três'] },
  ]);
});

test('does not count delimiters inside of quotation marks', () => {
  expect(cellsOf(Buffer.from('"a,b,c,d";e\n1;2'))).toEqual([
    ['a,b,c,d', 'e'],
    ['1', '2'],
  ]);
});

test('refuses a quotation mark that stays open', () => {
  expect(() => readCsv(Buffer.from('Nome;Cargo\n"Ana;x\n'))).toThrow();
});
