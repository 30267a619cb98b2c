import { oldOffice } from '../test/sample-files.ts';
import { bufferSource } from './byte-source.rules.ts';
import { checkOldOffice } from './old-office-check.rules.ts';

const check = (bytes: Buffer, extension: 'doc' | 'xls') => checkOldOffice(bufferSource(bytes), extension);

/** Returns a record of a workbook: type, length and data. */
function record(type: number, data: readonly number[]): Buffer {
  return Buffer.from([type & 255, type >> 8, data.length & 255, data.length >> 8, ...data]);
}
const beginning = (kind: number) => record(0x809, [0, 6, kind, 0, 0, 0, 0, 0]);
const end = record(0x0a, []);
const sheet = (at: number, type: number) => record(0x85, [at & 255, at >> 8, 0, 0, 0, type, 1, 0, 65]);
const link = (path: string) => record(0x1ae, [0, 0, path.length, 0, 0, ...Buffer.from(path, 'latin1')]);

/** Returns a workbook with these records in its globals, and a sheet of this kind behind them. */
function workbook(records: readonly Buffer[], kind = 0x10): Buffer {
  const globals = [beginning(5), ...records, end];
  return oldOffice('xls', [], Buffer.concat([...globals, beginning(kind), end, Buffer.alloc(600)]));
}
/** Offset of the sheet behind globals with one entry of the list of sheets. */
const behind = beginning(5).length + sheet(0, 0).length + end.length;

test.each<[string, Buffer, RegExp]>([
  ['a macro sheet of Excel 4', workbook([sheet(behind, 1)], 0x40), /macros/],
  ['a macro sheet that is listed as a sheet', workbook([sheet(behind, 0)], 0x40), /macros/],
  ['a module', workbook([sheet(behind, 6)]), /macros/],
  ['a password, which hides its sheets', workbook([record(0x2f, [1, 0]), sheet(behind, 0)]), /senha/],
  ['a link to another program', workbook([link('cmd\x03/c calc')]), /DDE/],
  ['a link to another workbook', workbook([link('\x01outra.xls')]), /outras pastas/],
])('rejects a workbook of before 2007 with %s', async (_, bytes, message) => {
  await expect(check(bytes, 'xls')).rejects.toMatchObject({
    code: 'content.upload-unsafe',
    message: expect.stringMatching(message),
  });
});

test('accepts a workbook with sheets, charts and links within itself', async () => {
  const inner = record(0x1ae, [2, 0, 1, 4]);
  await expect(check(workbook([sheet(behind, 0), sheet(behind, 2), inner, link(' ')]), 'xls')).resolves.toBeUndefined();
});

test.each([
  ['latin1', Buffer.from('Olá \x13 DDEAUTO c:\\cmd "/k calc"\x15', 'latin1')],
  ['utf16le', Buffer.from('Olá \x13DDE cmd\x15', 'utf16le')],
])('rejects a document of before 2007 with a DDE field in %s', async (_, text) => {
  await expect(check(oldOffice('doc', [], text), 'doc')).rejects.toThrow(/DDE/);
});

test('accepts a document of before 2007 that writes about DDE and has other fields', async () => {
  await expect(check(oldOffice('doc', [], Buffer.from('DDE \x13 PAGE\x15 DDE')), 'doc')).resolves.toBeUndefined();
});

test.each([520, 516])('rejects a chain that goes round in a circle, at %s', async (place) => {
  const bytes = oldOffice('xls', [], Buffer.alloc(1200));
  bytes.writeUInt32LE(place === 516 ? 1 : 2, place);
  await expect(check(bytes, 'xls')).rejects.toMatchObject({ code: 'content.upload-broken' });
});

test('reads a small stream in its pieces', async () => {
  const content = Buffer.alloc(1024);
  // The root stream has one piece, the table of pieces is the second sector of the content.
  Buffer.from('\x13 DDE cmd', 'latin1').copy(content);
  content.writeUInt32LE(0xfffffffe, 512);
  const bytes = oldOffice('doc', [], content);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(3, 60);
  bytes.writeUInt32LE(0xfffffffe, 520);
  bytes.writeUInt32LE(2, 1024 + 116);
  bytes.writeUInt32LE(0, 1152 + 116);
  bytes.writeUInt32LE(12, 1152 + 120);
  await expect(check(bytes, 'doc')).rejects.toThrow(/DDE/);
});

test('rejects streams that share their sectors, which would cost memory for each of them', async () => {
  const bytes = oldOffice('ppt', ['Current User', 'Current User'], Buffer.alloc(40_000));
  for (const entry of [2, 3]) {
    bytes.writeUInt32LE(2, 1024 + 128 * entry + 116);
    bytes.writeUInt32LE(40_000, 1024 + 128 * entry + 120);
  }
  await expect(checkOldOffice(bufferSource(bytes), 'ppt')).rejects.toMatchObject({ code: 'content.upload-broken' });
});
