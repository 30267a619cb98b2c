import { oldOffice } from '../test/sample-files.ts';
import { bufferSource } from './byte-source.rules.ts';
import { checkOldOffice } from './old-office-check.rules.ts';

type Extension = 'doc' | 'xls' | 'ppt';
const check = (bytes: Buffer, extension: Extension) => checkOldOffice(bufferSource(bytes), extension);
const refused = (message: RegExp) => ({ code: 'content.upload-unsafe', message: expect.stringMatching(message) });

/** Makes the first further entry a storage, with content or with the class of a program. */
function withStorage(extension: Extension, name: string, { content = false, program = false } = {}): Buffer {
  const bytes = oldOffice(extension, [name]);
  const entry = 1024 + 2 * 128;
  bytes[entry + 66] = 1;
  if (content) bytes.writeUInt32LE(3, entry + 76);
  if (program) bytes.fill(0x46, entry + 80, entry + 96);
  return bytes;
}

test.each<[string, Extension, Buffer]>([
  ['a native object', 'doc', oldOffice('doc', ['\x01Ole10Native'])],
  ['a native object in capitals', 'xls', oldOffice('xls', ['\x01OLE10NATIVE'])],
  ['a package', 'doc', oldOffice('doc', ['Package'])],
  ['the picture of an object', 'doc', oldOffice('doc', ['\x02OlePres000'])],
  ['the description of an object', 'doc', oldOffice('doc', ['\x03ObjInfo'])],
  ['controls', 'xls', oldOffice('xls', ['Ctls'])],
  ['an object of a workbook', 'xls', withStorage('xls', 'MBD0012AB3F', { content: true })],
  ['a pool of objects', 'doc', withStorage('doc', 'ObjectPool', { content: true })],
  ['a storage that a program opens', 'ppt', withStorage('ppt', '_1234567890', { program: true })],
  ['a second description of a document', 'doc', oldOffice('doc', ['\x01CompObj', '\x01CompObj'])],
  ['a workbook in a document', 'doc', oldOffice('doc', ['Workbook'])],
  ['a document in a workbook', 'xls', oldOffice('xls', ['WordDocument'])],
  ['a presentation in a presentation', 'ppt', oldOffice('ppt', ['POWERPOINT DOCUMENT'])],
])('rejects a file of before 2007 with %s', async (_, extension, bytes) => {
  await expect(check(bytes, extension)).rejects.toMatchObject(refused(/OLE|programas/));
});

test.each<[string, Extension, Buffer]>([
  ['an empty pool of objects', 'doc', withStorage('doc', 'ObjectPool')],
  ['its own description', 'ppt', oldOffice('ppt', ['\x01CompObj', '\x05SummaryInformation'])],
  ['the data of a pivot table', 'xls', withStorage('xls', '_SX_DB_CUR', { content: true })],
  ['custom XML', 'doc', withStorage('doc', 'MsoDataStore', { content: true })],
  ['a workbook for Excel 5 beside the one for Excel 97', 'xls', oldOffice('xls', ['Book'])],
])('accepts a file of before 2007 with %s', async (_, extension, bytes) => {
  await expect(check(bytes, extension)).resolves.toBeUndefined();
});

const numbers = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32LE(value, 4 * index));
  return bytes;
};
/** Returns a record of a presentation: kind, type, length and data. */
function record(type: number, data: Buffer = Buffer.alloc(0), kind = 0): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}
const container = (type: number, parts: readonly Buffer[]) => record(type, Buffer.concat(parts), 15);
const document = (parts: readonly Buffer[]) => container(1000, [container(0x409, parts)]);
const filler = record(0, Buffer.alloc(600));

test.each<[string, Buffer, RegExp]>([
  ['an object', document([container(0xfcc, [])]), /OLE/],
  ['a link to an object', document([container(0xfce, [])]), /OLE/],
  ['a control', document([container(0xfee, [])]), /OLE/],
  ['a stored object or macros', Buffer.concat([document([]), record(0x1011)]), /OLE/],
  ['a video from another place', document([container(0x1006, [])]), /vídeos/],
])('rejects a presentation of before 2007 with %s', async (_, content, message) => {
  await expect(check(oldOffice('ppt', [], Buffer.concat([content, filler])), 'ppt')).rejects.toMatchObject(
    refused(message),
  );
});

/** Hides a record within the data of another one, where only the list of places of an edit leads. */
function hidden(type: number): Buffer {
  const inner = record(type);
  const outer = record(0, Buffer.concat([inner, Buffer.alloc(600)]));
  const places = record(0x1772, numbers([2 ** 20 + 1, 8]));
  const edit = record(0xff5, numbers([0, 0, outer.length + places.length, outer.length, 0, 0]));
  return Buffer.concat([outer, places, edit]);
}

test('rejects a presentation whose edits point at an object within another record', async () => {
  await expect(check(oldOffice('ppt', [], hidden(0x1011)), 'ppt')).rejects.toMatchObject(refused(/OLE/));
});

test('accepts a presentation with slides, pictures, links that people follow and an own sound', async () => {
  const content = Buffer.concat([
    document([container(0xfd7, []), container(0x100f, [])]),
    container(1006, []),
    hidden(1008),
  ]);
  await expect(check(oldOffice('ppt', [], content), 'ppt')).resolves.toBeUndefined();
});

test('rejects a presentation whose records are encrypted', async () => {
  const user = Buffer.alloc(600);
  user.writeUInt32LE(0xf3d1c4df, 12);
  const bytes = oldOffice('ppt', ['Current User'], user);
  bytes.writeUInt32LE(2, 1024 + 256 + 116);
  bytes.writeUInt32LE(600, 1024 + 256 + 120);
  await expect(check(bytes, 'ppt')).rejects.toMatchObject(refused(/senha/));
});

test('rejects a presentation whose places lead to the same records again and again', async () => {
  const containers = 500;
  const tail = Buffer.alloc(20_000);
  // Each container skips the others and ends behind the same small records.
  const starts = Array.from({ length: containers }, (_, index) => {
    const start = Buffer.concat([record(1000, undefined, 15), record(0)]);
    const others = 16 * (containers - index - 1);
    start.writeUInt32LE(8 + others + tail.length, 4);
    start.writeUInt32LE(others, 12);
    return start;
  });
  const outer = record(0, Buffer.concat([...starts, tail]));
  const places = record(0x1772, numbers([containers * 2 ** 20 + 1, ...starts.map((_, index) => 8 + 16 * index)]));
  const bytes = oldOffice('ppt', [], Buffer.concat([outer, places]));
  await expect(check(bytes, 'ppt')).rejects.toMatchObject({ code: 'content.upload-broken' });
});
