import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { xlsx } from './xlsx.adapter.ts';

const columns = [
  { title: 'Texto', width: 30 },
  { title: 'Data', width: 18 },
  { title: 'Pontos', width: 10 },
];
const moment = new Date('2026-11-23T01:30:00Z');
const partOf = (file: Buffer, path: string): string => strFromU8(unzipSync(file)[path] ?? new Uint8Array());
const written = (text: string) => xlsx({ name: 'Folha', columns, rows: [[text, moment, 7]] });

test('writes texts as texts, numbers as numbers, and moments as date and time in São Paulo', async () => {
  const rows = await readSheet(await written('=1+1'));
  expect(rows).toEqual([
    ['Texto', 'Data', 'Pontos'],
    ['=1+1', new Date('2026-11-22T22:30:00Z'), 7],
  ]);
});

test('writes the local time of that day, with daylight saving time', async () => {
  const rows = [
    ['a', new Date('2018-12-01T16:30:00Z'), 1],
    ['b', new Date('2026-12-01T17:30:00Z'), 1],
  ];
  const [, ...written] = await readSheet(await xlsx({ name: 'Folha', columns, rows }));
  expect(written.map(([, date]) => date)).toEqual([new Date('2018-12-01T14:30:00Z'), new Date('2026-12-01T14:30:00Z')]);
});

test.each([
  ['signs of XML', 'a < b & "c" > d', 'a < b & "c" > d'],
  ['accents and emoji', 'São João 🎉', 'São João 🎉'],
  ['spaces at both ends', ' a ', ' a '],
  ['lines', 'a\nb', 'a\nb'],
  ['signs that XML cannot write', 'a\u0001b\uFFFEc\uD800d', 'abcd'],
  ['more text than a cell has room for', 'a'.repeat(40_000), 'a'.repeat(32_767)],
])('writes %s', async (_, text, expected) => {
  const file = await written(text);
  const [, row] = await readSheet(file, { trim: false });
  expect(row?.[0]).toBe(expected);
  // The file must not contain such characters either: other readers would reject it.
  expect(partOf(file, 'xl/sharedStrings.xml')).not.toMatch(/[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/u);
});

test('freezes the bold first row and adds a filter to it', async () => {
  const file = await written('a');
  const worksheet = partOf(file, 'xl/worksheets/sheet1.xml');
  expect(worksheet).toContain('<autoFilter ref="A1:C2"/>');
  expect(worksheet).toContain('ySplit="1"');
  expect(worksheet).toContain('<col min="1" max="1" width="30" customWidth="1"/>');
  expect(partOf(file, 'xl/styles.xml')).toContain('dd/mm/yyyy hh:mm');
});
