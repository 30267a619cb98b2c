import { viewerKind } from './viewer-kind.rules.ts';

const item = (idContentType: number, fields: { content?: string; contentLocation?: string } = {}) => ({
  idContentType,
  content: '',
  contentLocation: '',
  ...fields,
});

test.each([
  [1, 'audio'],
  [2, 'video'],
  [6, 'live'],
  [7, 'playlist'],
  [8, 'link'],
  [18, 'file'],
])('opens type %i with a location as %s', (type, kind) => {
  expect(viewerKind(item(type, { contentLocation: '/media/x' }))).toBe(kind);
  expect(viewerKind(item(type))).toBe('empty');
});

test('the viewer registry has a separate viewer for each kind of content of the specification [A1-05]', () => {
  const kinds = { audio: 1, video: 2, post: 3, article: 5, live: 6, playlist: 7, file: 18, link: 8 };
  const opened = Object.entries(kinds).map(([kind, type]) => [
    kind,
    viewerKind(item(type, { content: kind === 'article' ? '<p>a</p>' : '', contentLocation: '/media/x' })),
  ]);
  expect(Object.fromEntries(opened)).toEqual(Object.fromEntries(Object.keys(kinds).map((kind) => [kind, kind])));
});

test("opens type 9 'Livre' as an article with content and as a link with a location", () => {
  expect(viewerKind(item(9, { content: '<p>a</p>', contentLocation: 'https://x' }))).toBe('article');
  expect(viewerKind(item(9, { contentLocation: 'https://x' }))).toBe('link');
  expect(viewerKind(item(9))).toBe('empty');
});

test('treats type 26 as unknown, because it has separate pages, and type 27 as a link', () => {
  expect(viewerKind(item(26, { contentLocation: 'https://x' }))).toBe('unknown');
  expect(viewerKind(item(27, { contentLocation: 'https://x' }))).toBe('link');
});

test('opens a post without data, an article with its text, and an unknown type as unknown', () => {
  expect(viewerKind(item(3))).toBe('post');
  expect(viewerKind(item(5, { content: '<p>a</p>' }))).toBe('article');
  expect(viewerKind(item(99))).toBe('unknown');
});

test.each([
  [4, 'site'],
  [15, 'journeys'],
  [16, 'journey'],
  [22, 'journeys'],
  [23, 'impact-menu'],
])('opens type %i as %s whatever its fields, because its parts come with it', (type, kind) => {
  expect(viewerKind(item(type))).toBe(kind);
  expect(viewerKind(item(type, { contentLocation: 'https://x' }))).toBe(kind);
});

test('needs a file for a PDF, and opens an uploaded page for an article without text', () => {
  expect([viewerKind(item(25, { contentLocation: '/media/x.pdf' })), viewerKind(item(25))]).toEqual(['pdf', 'empty']);
  expect([viewerKind(item(5, { contentLocation: 'https://paginas.example/x.html' })), viewerKind(item(5))]).toEqual([
    'page',
    'empty',
  ]);
});
