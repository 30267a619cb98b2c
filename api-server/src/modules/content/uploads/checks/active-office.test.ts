import { bufferSource } from './byte-source.rules.ts';
import { officeParts, oldOffice, zip } from '../test/sample-files.ts';
import type { ZipPart } from '../test/sample-files.ts';
import { checkOffice } from './office-check.rules.ts';

const check = (parts: readonly ZipPart[], extension: 'docx' | 'xlsx' | 'pptx' = 'docx') =>
  checkOffice(bufferSource(zip(parts)), extension);

const typeOf = (kind: string) => `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}`;
const relation = (kind: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationships><Relationship Id="r1" Type="${typeOf(kind)}" Target="${target}"${mode}/></Relationships>`;
const rels = (text: string | Buffer): ZipPart => ({ name: 'word/_rels/document.xml.rels', text });
const body = (text: string | Buffer): ZipPart => ({ name: 'word/header1.xml', text });

test.each<[string, ZipPart, RegExp]>([
  ['a template from outside', rels(relation('attachedTemplate', 'https://x/t.dotm')), /outros endereços/],
  ['a picture from outside', rels(relation('image', 'https://x/p.png')), /outros endereços/],
  ['an escaped mode', rels(relation('image', 'https://x', " TargetMode='&#69;xternal'")), /outros endereços/],
  ['an address without a mode', rels(relation('image', 'https://x/p.png', '')), /outros endereços/],
  ['relations in UTF-16', rels(Buffer.from(`\ufeff${relation('frame', 'https://x')}`, 'utf16le')), /outros endereços/],
  ['relations of another part', { name: 'word/x/_rels/y.xml.rels', text: relation('image', '//x/p.png') }, /outros/],
  ['a link that runs a script', rels(relation('hyperlink', 'javascript:alert(1)')), /links/],
  ['an OLE object', rels(relation('oleObject', 'embeddings/o.bin', '')), /OLE/],
  ['an embedded file', { name: 'word/embeddings/x.docx', text: 'PK' }, /OLE/],
  ['an embedded compound file', { name: 'word/media/image1.emf', text: oldOffice('doc') }, /OLE/],
  ['a macro project', { name: 'word/vbaProject2.bin', text: 'x' }, /macros/],
  ['macro relations', rels(relation('vbaProject', 'x.dat', '')), /macros/],
  ['a DDE field', body('<w:instrText>DDEAUTO c:\\\\cmd "/k calc"</w:instrText>'), /DDE/],
  [
    'a DDE field in pieces',
    body('<w:instrText>DD</w:instrText><w:r/><w:instrText x="1">E&#65;UTO c</w:instrText>'),
    /DDE/,
  ],
  ['a DDE field with a comment', body('<w:instrText>DD<!-- x -->E cmd</w:instrText>'), /DDE/],
  ['a link to another program', body('<w:instrText> LINK Excel.Sheet.12 "c:\\a.xls" </w:instrText>'), /DDE/],
  ['a simple DDE field', body('<a:fldSimple a:instr=\'DDE cmd "x"\'/>'), /DDE/],
  ['a simple DDE field with a bracket', body('<w:fldSimple w:instr="DDE cmd &quot;/k a>b&quot;"/>'), /DDE/],
  ['a field of letters', body('<w:instrText>QUOTE 68 68 69 65</w:instrText>'), /DDE/],
  ['a DOCTYPE', body('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'), /DOCTYPE/],
  ['XML under another name', { name: 'word/media/x.bin', text: '<!DOCTYPE x><x/>' }, /DOCTYPE/],
])('rejects a document with %s', async (_, part, message) => {
  await expect(check([...officeParts('docx'), part])).rejects.toMatchObject({
    code: 'content.upload-unsafe',
    message: expect.stringMatching(message),
  });
});

test.each<[string, ZipPart, RegExp]>([
  ['a macro sheet', { name: 'xl/macrosheets/sheet1.xml', text: '<x/>' }, /macros/],
  ['a DDE link', { name: 'xl/externalLinks/externalLink1.xml', text: '<x:ddeLink ddeService="cmd"/>' }, /DDE/],
  [
    'a query of an address',
    { name: 'xl/connections.xml', text: '<connection refreshOnLoad="1"><webPr url="https://x"/></connection>' },
    /consultas/,
  ],
  ['a DDE name', { name: 'xl/x.xml', text: "<definedName name='a'>cmd|'/c calc'!A0</definedName>" }, /DDE/],
  ['a DDE rule', { name: 'xl/worksheets/sheet1.xml', text: "<x:formula1>cmd|'/c calc'!A0</x:formula1>" }, /DDE/],
  ['a DDE formula', { name: 'xl/worksheets/sheet1.xml', text: "<c><f>cmd|'/c calc'!A0</f></c>" }, /DDE/],
  [
    'another workbook',
    { name: 'xl/externalLinks/_rels/e.rels', text: relation('externalLinkPath', 'o.xlsx') },
    /outros/,
  ],
])('rejects a workbook with %s', async (_, part, message) => {
  await expect(check([...officeParts('xlsx'), part], 'xlsx')).rejects.toThrow(message);
});

test('rejects a macro project whose type is escaped', async () => {
  const [types, ...parts] = officeParts('docx');
  const text = String(types?.text).replace(
    '</Types>',
    '<Override ContentType="application/vnd.ms-office.&#118;baProject"/>',
  );
  await expect(check([{ name: '[Content_Types].xml', text }, ...parts])).rejects.toThrow(/macros/);
});

test('accepts links that people follow, pictures, fields and workbooks of charts', async () => {
  const parts = [
    ...officeParts('pptx'),
    { name: 'ppt/slides/_rels/slide1.xml.rels', text: relation('hyperlink', 'https://example.com') },
    {
      name: 'ppt/slides/slide1.xml',
      text: '<p><instrText>PAGE</instrText><instrText>HYPERLINK "https://example.com"</instrText><f>IF(A1|B1)</f></p>',
    },
    { name: 'ppt/charts/_rels/chart1.xml.rels', text: relation('package', '../embeddings/Planilha.xlsx', '') },
    { name: 'ppt/embeddings/Planilha.xlsx', text: zip(officeParts('xlsx')) },
  ];
  await expect(check(parts, 'pptx')).resolves.toBeUndefined();
  const macros = zip([...officeParts('xlsx'), { name: 'xl/vbaProject.bin', text: 'x' }]);
  await expect(
    check([...parts.slice(0, -1), { name: 'ppt/embeddings/Planilha.xlsx', text: macros }], 'pptx'),
  ).rejects.toThrow(/macros/);
});

test('rejects parts that are larger than they declare, damaged, or named twice', async () => {
  const bomb = { name: 'word/media/1.bin', text: Buffer.alloc(30 * 1024 * 1024), claims: 1000 };
  await expect(check([...officeParts('docx'), bomb])).rejects.toThrow(/cresce/);
  await expect(check([...officeParts('docx'), { ...bomb, text: 'oi', claims: 3 }])).rejects.toThrow(/danificado/);
  const bytes = zip([...officeParts('docx'), { name: 'word/a.bin', text: 'oi' }]);
  bytes[bytes.indexOf('word/a.bin')] = 0x57;
  await expect(checkOffice(bufferSource(bytes), 'docx')).rejects.toThrow(/danificado/);
});

test('rejects entries that share their bytes', async () => {
  const bytes = zip([...officeParts('docx'), { name: 'word/a.bin', text: 'oi' }]);
  const second = bytes.lastIndexOf('PK\x01\x02');
  bytes.writeUInt32LE(bytes.readUInt32LE(second + 42) - 1, second + 42);
  await expect(checkOffice(bufferSource(bytes), 'docx')).rejects.toMatchObject({ code: 'content.upload-broken' });
});

/** A megabyte of beginnings without an end took minutes, during which the server answered nobody. */
test.each([
  ['comments', '<!--'],
  ['CDATA sections', '<![CDATA['],
  ['formulas', '<f '],
  ['fields', '<w:fldChar '],
  ['instructions', '<w:fldSimple w:instr="'],
  ['relations', '<Relationship '],
])('reads a document with many %s that do not end at once', async (_, start) => {
  const text = start.repeat(1_000_000 / start.length);
  const before = process.cpuUsage();
  await check([...officeParts('docx'), rels(text)]).catch((error: unknown) =>
    expect(error).toMatchObject({ code: expect.stringMatching(/^content\.upload-/) }),
  );
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1_500);
});
