import { inFolder, kindOf, knownFolder, trailOf } from './folder.rules.ts';

const entry = (key: string) => ({
  key,
  isFolder: key.endsWith('/'),
  url: key.endsWith('/') ? '' : `/media/${key}`,
  date: '2026-11-20 12:00:00',
  size: 10,
});
const files = [
  'Campanhas/',
  'Campanhas/Natal/',
  'Campanhas/Natal/cartaz 10.pdf',
  'Campanhas/Natal/cartaz 2.pdf',
  'Campanhas/guia.pdf',
  'leia-me.txt',
  'Áudios/',
  'Áudios/vinheta.mp3',
].map(entry);

test('lists the direct content of a folder: folders first, by name', () => {
  expect(inFolder(files, '').map(({ name, count }) => [name, count])).toEqual([
    ['Áudios', 1],
    ['Campanhas', 2],
    ['leia-me.txt', 0],
  ]);
  expect(inFolder(files, 'Campanhas/').map(({ name }) => name)).toEqual(['Natal', 'guia.pdf']);
  expect(inFolder(files, 'Campanhas/Natal/').map(({ name }) => name)).toEqual(['cartaz 2.pdf', 'cartaz 10.pdf']);
  expect(inFolder(files, 'Nenhuma/')).toEqual([]);
});

test('lists the parent folders on the path to a folder', () => {
  expect(trailOf('Campanhas/Natal/')).toEqual([
    { name: 'Campanhas', key: 'Campanhas/' },
    { name: 'Natal', key: 'Campanhas/Natal/' },
  ]);
  expect(trailOf('')).toEqual([]);
});

test.each([
  ['Campanhas/Natal/', 'Campanhas/Natal/'],
  ['Campanhas/Carnaval/', ''],
  ['Camp', ''],
  ['leia-me.txt', ''],
  ['', ''],
])('resolves the folder %j in the address to %j', (named, shown) => expect(knownFolder(files, named)).toBe(shown));

test.each([
  ['A/', 'folder'],
  ['a.JPG', 'image'],
  ['a.mp4', 'video'],
  ['a.mp3', 'audio'],
  ['a.pdf', 'pdf'],
  ['a.pptx', 'other'],
])('shows %s as %s', (key, kind) => expect(kindOf({ key, isFolder: key.endsWith('/') })).toBe(kind));
