import { decodeName, encodingOfNames, hrefsIn } from './package-names.rules.ts';

const manifest = (hrefs: readonly string[], encoding = 'utf-8') => ({ hrefs: new Set(hrefs), encoding });

test.each([
  ['utf-8', Buffer.from('aula/lição.html'), ['aula/lição.html'], 'utf-8'],
  ['windows-1252', Buffer.from('aula/lição.html', 'latin1'), ['aula/lição.html'], 'utf-8'],
  ['cp850', Buffer.from([0x6c, 0x69, 0x87, 0xc6, 0x6f]), ['lição'], 'utf-8'],
  ['shift_jis', Buffer.from([0x8a, 0x77, 0x8f, 0x4b]), ['学習'], 'utf-8'],
  ['shift_jis', Buffer.from([0x8a, 0x77, 0x8f, 0x4b]), [], 'x-sjis'],
  ['windows-1252', Buffer.from('ação', 'latin1'), [], 'utf-8'],
] as const)('finds that names are %s', (encoding, name, hrefs, declared) => {
  expect(encodingOfNames([Buffer.from('imsmanifest.xml'), name], manifest(hrefs, declared))).toBe(encoding);
});

test('decodes names of Windows in Portuguese, and no bytes that are no text', () => {
  expect(decodeName(Buffer.from([0x61, 0x87, 0xc6, 0x6f, 0xe4, 0x65, 0x73]), 'cp850')).toBe('açãoões');
  expect(decodeName(Buffer.from([0xff, 0xfe]), 'utf-8')).toBeNull();
});

test('reads the files that a manifest refers to', () => {
  expect([
    ...hrefsIn(`<resource href="a%20b.html?x=1"><file href='c.js'/><file href = "d.css#x"/></resource>`),
  ]).toEqual(['a b.html', 'c.js', 'd.css']);
});
