import { zipSync } from 'fflate';
import { readXlsx } from './read-xlsx.adapter.ts';
import { xlsx } from './xlsx.adapter.ts';

const columns = [
  { title: 'Nome', width: 20 },
  { title: 'CPF', width: 20 },
  { title: 'Desde', width: 20 },
];

test('reads texts as they are, long numbers without an exponent, and dates as days', async () => {
  const file = await xlsx({
    name: 'Pessoas',
    columns,
    rows: [
      ['Ana', '00123456789', new Date('2026-11-23T12:00:00Z')],
      ['', '', ''],
      ['Bia', 52_998_224_725, ''],
    ],
  });
  expect((await readXlsx(file)).rows).toEqual([
    { line: 1, cells: ['Nome', 'CPF', 'Desde'] },
    { line: 2, cells: ['Ana', '00123456789', '23/11/2026'] },
    { line: 4, cells: ['Bia', '52998224725', ''] },
  ]);
});

test('refuses what is no workbook, and an archive that unpacks to far too much', async () => {
  await expect(readXlsx(Buffer.from('Nome;CPF'))).rejects.toThrow();
  await expect(readXlsx(Buffer.from(zipSync({ 'a.txt': new Uint8Array([1]) })))).rejects.toThrow();
  const bomb = zipSync({ 'xl/a.xml': new Uint8Array(5000) });
  await expect(readXlsx(Buffer.from(bomb), { maxUnpackedSize: 4000 })).rejects.toThrow('unpacks');
});
