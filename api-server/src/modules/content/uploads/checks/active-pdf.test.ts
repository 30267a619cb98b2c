import { deflateSync } from 'node:zlib';
import { bufferSource } from './byte-source.rules.ts';
import { pdf } from '../test/sample-files.ts';
import { checkPdf } from './pdf-check.rules.ts';

const check = (bytes: Buffer) => checkPdf(bufferSource(bytes));

/** Returns a PDF with an object stream that contains these objects, numbered from 20. */
function withObjectStream(objects: readonly string[], { filter = '/FlateDecode', more = '' } = {}): Buffer {
  let offset = 0;
  const list = objects.map((object, index) => {
    const entry = `${20 + index} ${offset}`;
    offset += object.length + 1;
    return entry;
  });
  const head = `${list.join(' ')} `;
  const packed = deflateSync(Buffer.from(`${head}${objects.join(' ')}`, 'latin1'));
  return withObject(
    `9 0 obj<</Type/ObjStm/N ${objects.length}/First ${head.length}/Filter${filter}/Length ${packed.length}${more}>>stream\r\n`,
    packed,
  );
}

function withObject(head: string, content: Buffer, catalog = ''): Buffer {
  const [before = '', after = ''] = pdf(catalog).toString('latin1').split('trailer');
  return Buffer.concat([
    Buffer.from(before + head, 'latin1'),
    content,
    Buffer.from(`\nendstream endobj\ntrailer${after}`, 'latin1'),
  ]);
}

test.each([
  ['a script', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>', /scripts/],
  ['an escaped script', '/Names<</J#61va#53cript 4 0 R>>', /scripts/],
  ['an escaped key', '/A<</S/URI/J#53(x)>>', /scripts/],
  ['an automatic action', '/AA<</O 4 0 R>>', /ações automáticas/],
  ['a form that is sent', '/A<</S/SubmitForm/F(https://x)>>', /formulário/],
  ['a program', '/A<</S/L#61unch/F(cmd.exe)>>', /abre programas/],
  ['a dynamic form', '/AcroForm<</XFA 4 0 R>>', /XFA/],
  ['an attached file', '/Names<</EmbeddedFiles 4 0 R>>', /anexados/],
  ['an attached file specification', '/F<</Type/Filespec/EF<</F 4 0 R>>>>', /anexados/],
  ['rich media', '/Annots[<</Subtype/RichMedia>>]', /interativa/],
  ['an address at the start', '/OpenAction<</S/URI/URI(https://x)>>', /quando é aberto/],
  ['an action object at the start', '/OpenAction 3 0 R', /quando é aberto/],
  ['an action after the jump', '/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 3 0 R>>', /quando é aberto/],
])('rejects a PDF with %s and says what to do', async (_, catalog, message) => {
  const refused = await check(pdf(catalog)).catch((error: Error) => error);
  expect(refused).toMatchObject({ code: 'content.upload-unsafe', message: expect.stringMatching(message) });
  expect((refused as Error).message).toMatch(/Salvar como PDF/);
});

test('names an encrypted PDF as such', async () => {
  const encrypted = Buffer.from(pdf().toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 5 0 R'), 'latin1');
  await expect(check(encrypted)).rejects.toMatchObject({ message: expect.stringMatching(/protegido por senha/) });
});

test.each([
  ['a page opens at a place', '/OpenAction[3 0 R/Fit]'],
  ['a jump', '/OpenAction<</S/GoTo/D(chapter)>>'],
  ['the names only in texts', '/Title(Pilhas \\(/AA\\) e a pasta /JS)/URI(https://x.example/JS/AA)'],
  ['names that begin alike', '/JSX 1/AAB 2/JavaScripts 3/Launcher 4'],
])('accepts a PDF with %s', async (_, catalog) => expect(check(pdf(catalog))).resolves.toBeUndefined());

test.each(['/X endobj', '/X stream', '/X xref', '/X ] endobj', '/X > endobj', '/X [ } ] endobj'])(
  'finds an action behind %s within a dictionary, where viewers read on',
  async (before) => {
    await expect(check(pdf(`${before}/OpenAction<</S/JavaScript/JS(x)>>`))).rejects.toThrow(/scripts/);
    await expect(check(withObjectStream([`<<${before}/S/JavaScript/JS(x)>>`]))).rejects.toThrow(/scripts/);
  },
);

test('rejects an object stream whose list has a comment, which would shift the offsets', async () => {
  const list = '20 %1\n0 ';
  const packed = deflateSync(Buffer.from(`${list}<</S/JavaScript/JS(x)>>`, 'latin1'));
  const head = `9 0 obj<</Type/ObjStm/N 1/First ${list.length}/Filter/FlateDecode>>stream\n`;
  await expect(check(withObject(head, packed))).rejects.toThrow(/codificadas/);
});

test('finds names in object streams, whatever the offsets point at', async () => {
  await expect(check(withObjectStream(['<</Type/Page>>', '<</S/JavaScript/JS(x)>>']))).rejects.toThrow(/scripts/);
  await expect(check(withObjectStream(['<</S/GoTo/D[1 0 R]>>', '<</OpenAction 20 0 R>>']))).resolves.toBeUndefined();
  await expect(check(withObjectStream(['<</S/URI>>', '<</OpenAction 20 0 R>>']))).rejects.toThrow(/aberto/);
  // The list says that the second object begins inside of the first one's text.
  const packed = deflateSync(Buffer.from('20 0 21 2 ( <</JS 1>> )', 'latin1'));
  const head = '9 0 obj<</Type/ObjStm/N 2/First 10/Filter[/FlateDecode]>>stream\n';
  await expect(check(withObject(head, packed))).rejects.toThrow(/scripts/);
  // A text that never ends hides nothing.
  await expect(
    check(Buffer.from(`%PDF-1.4\n7 0 obj ( ${pdf('/AA 1').toString('latin1')}`, 'latin1')),
  ).rejects.toThrow();
});

test('rejects object streams that it cannot read', async () => {
  await expect(check(withObjectStream(['<<>>'], { filter: '[/ASCIIHexDecode/FlateDecode]' }))).rejects.toThrow(
    /codificadas/,
  );
  await expect(check(withObjectStream(['<<>>'], { more: '/DecodeParms<</Predictor 12>>' }))).rejects.toThrow(
    /codificadas/,
  );
  await expect(check(withObjectStream(['<<>>'], { filter: '[/FlateDecode/FlateDecode]' }))).rejects.toThrow(/cresce/);
});

test('rejects streams that grow beyond the limits', async () => {
  const bomb = deflateSync(Buffer.alloc(40 * 1024 * 1024, 32), { level: 9 });
  await expect(
    check(withObject('9 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n', bomb)),
  ).rejects.toThrow(/cresce/);
  await expect(check(withObject('9 0 obj<</Filter/FlateDecode>>stream\n', bomb))).resolves.toBeUndefined();
  const bombs = Array.from({ length: 13 }, () =>
    Buffer.concat([Buffer.from('9 0 obj<</Filter/Fl>>stream\n'), bomb, Buffer.from('\nendstream endobj\n')]),
  );
  await expect(check(Buffer.concat([pdf().subarray(0, 9), ...bombs, pdf().subarray(9)]))).rejects.toThrow(/cresce/);
});

test('reads a file of crafted starts in linear time', async () => {
  const depth = 300_000;
  const nested = Buffer.from(
    `%PDF-1.4\n${'1 0 obj('.repeat(depth)}${')'.repeat(depth)}\nstartxref\n9\n%%EOF`,
    'latin1',
  );
  const started = performance.now();
  await check(nested).catch(() => undefined);
  expect(performance.now() - started).toBeLessThan(20_000);
});

test('rejects streams without an end before they cost quadratic time', async () => {
  const streams = '1 0 obj<</Filter/FlateDecode>>stream\n'.repeat(100_000);
  const before = process.cpuUsage();
  await expect(check(withObject(streams, Buffer.alloc(0)))).rejects.toMatchObject({ code: 'content.upload-broken' });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(3_000);
});
