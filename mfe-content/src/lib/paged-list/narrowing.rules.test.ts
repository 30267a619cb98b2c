import { queryWords, isNarrowed, narrowingOf, toggled, withNarrowing } from './narrowing.rules.ts';

const nothing = { words: '', tags: [], idContentTypes: [] };

test('writes the filters to the address and reads them back, and keeps the other parameters', () => {
  const narrowing = { words: 'preço à vista', tags: ['caixa', 'a&b'], idContentTypes: [2, 18] };
  const search = withNarrowing(new URLSearchParams('x=1&etiqueta=velha'), narrowing);
  expect(narrowingOf(new URLSearchParams(search.toString()))).toEqual(narrowing);
  expect(search.get('x')).toBe('1');
  expect(withNarrowing(search, nothing).toString()).toBe('x=1');
});

test('ignores invalid types in the address', () => {
  expect(narrowingOf(new URLSearchParams('tipo=2&tipo=dois&tipo=99999&tipo=-1')).idContentTypes).toEqual([2]);
});

test('ignores a search text of fewer than three characters [A5-24]', () => {
  expect([queryWords(' ab '), queryWords('abc'), queryWords('  abc d ')]).toEqual(['', 'abc', 'abc d']);
  expect([
    isNarrowed({ ...nothing, words: 'ab' }),
    isNarrowed({ ...nothing, words: 'abc' }),
    isNarrowed({ ...nothing, tags: ['a'] }),
  ]).toEqual([false, true, true]);
});

test('adds a value and removes it again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
