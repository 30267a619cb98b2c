import { canBeSegment, firstSegment, hostCandidates, withoutSegment } from './tenant-address.rules.ts';

test.each(['login', 'lojinha', 'api', 'media', 'Perfil'.toLowerCase(), 'a/b', '', '-x', 'ação', 'x'.repeat(40)])(
  "'%s' can't name a tenant",
  (word) => expect(canBeSegment(word)).toBe(false),
);

test.each(['aurora', 'saber-mais', 'c3'])("'%s' can name a tenant", (word) => expect(canBeSegment(word)).toBe(true));

test.each([
  ['/aurora', 'aurora'],
  ['/Aurora/perfil?x=1', 'aurora'],
  ['/lojinha', ''],
  ['/', ''],
  ['/%2e%2e/x', ''],
])('firstSegment returns the first path segment of %s', (path, segment) => expect(firstSegment(path)).toBe(segment));

test.each([
  ['/aurora/api/login', '/api/login'],
  ['/aurora/api', '/api'],
  ['/aurora/media/a.png?e=1', '/media/a.png?e=1'],
  ['/aurora/apiary', '/aurora/apiary'],
  ['/aurora/perfil', '/aurora/perfil'],
  ['/api/api/x', '/api/api/x'],
])('%s is served as %s', (path, served) => expect(withoutSegment(path)).toBe(served));

test('a host is looked up with its port, then on any port', () => {
  expect(hostCandidates('Portal.Example:3000')).toEqual(['portal.example:3000', 'portal.example']);
  expect(hostCandidates('portal.example')).toEqual(['portal.example']);
  expect(hostCandidates('a'.repeat(10_000)).map(({ length }) => length)).toEqual([259]);
});
