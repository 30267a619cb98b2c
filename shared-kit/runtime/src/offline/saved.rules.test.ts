import { DAY_MS } from '@shared-kit/contracts/calendar';
import { emptyIndex, expiryOf, fileNameOf, mediaIn, withGroup, withMedia, withoutGroup } from './saved.rules.ts';
import type { SavedGroup } from './saved.rules.ts';

const reply = {
  content: {
    contentLocation: '/aurora/media/t1/aula.mp4?e=9&s=ab',
    content: '<p><img src="/aurora/media/t1/foto.webp?e=9&amp;s=cd"></p>',
    referenceLink: 'https://outro.example/aurora',
  },
};
const group = (id: string, files: string[]): SavedGroup => ({
  id,
  title: id,
  path: `/level/${id}`,
  pages: [`/level/${id}`],
  check: `/api/${id}`,
  isComplete: true,
  bytes: 1,
  savedAt: 0,
  expiresAt: 1,
  replies: [],
  files,
});

test('finds stored files in fields and in HTML, with the address that a browser would request', () => {
  expect(mediaIn(reply, '/aurora')).toEqual([
    '/aurora/media/t1/aula.mp4?e=9&s=ab',
    '/aurora/media/t1/foto.webp?e=9&s=cd',
  ]);
  expect(mediaIn(reply, '/horizonte')).toEqual([]);
});

test('the signs of a tenant’s path stand for themselves', () => {
  expect(mediaIn('/axb/media/t1/aula.mp4 /a.b/media/t1/aula.mp4', '/a.b')).toEqual(['/a.b/media/t1/aula.mp4']);
});

test('replaces the addresses of kept files and leaves the others', () => {
  const saved = withMedia(reply, '/aurora', (path) =>
    path.endsWith('.mp4') ? '/aurora/.saved/7/k/aula.mp4' : undefined,
  );
  expect(saved.content.contentLocation).toBe('/aurora/.saved/7/k/aula.mp4');
  expect(saved.content.content).toBe(reply.content.content);
  expect(saved.content.referenceLink).toBe('https://outro.example/aurora');
});

test('a group is readable for 30 days, or until the right ends', () => {
  expect(expiryOf(0, undefined)).toBe(30 * DAY_MS);
  expect(expiryOf(0, 5)).toBe(5);
  expect(expiryOf(0, 90 * DAY_MS)).toBe(30 * DAY_MS);
});

test('a removed group leaves the files that another group uses', () => {
  const files = { '/a': { key: 'a', size: 1 }, '/b': { key: 'b', size: 1 } };
  const index = { groups: [group('1', ['/a', '/b']), group('2', ['/b'])], files };
  const { index: left, unusedKeys } = withoutGroup(index, '1');
  expect(unusedKeys).toEqual(['a']);
  expect(left).toEqual({ groups: [group('2', ['/b'])], files: { '/b': { key: 'b', size: 1 } } });
});

test('a group replaces its earlier state', () => {
  const index = withGroup(withGroup(emptyIndex, group('1', [])), group('1', ['/a']));
  expect(index.groups).toEqual([group('1', ['/a'])]);
});

test('reads the name of a file', () => expect(fileNameOf('/aurora/media/t1/aula%201.mp4')).toBe('aula 1.mp4'));
