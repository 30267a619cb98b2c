import { hitsIn, markedText } from './pdf-search.rules.ts';

const line = (str: string, hasEOL = true) => ({ str, hasEOL });

test('ignores case and accents and finds every occurrence', () => {
  expect(hitsIn([line('Prevenção de perdas: prevencao')], 'PREVENÇÃO')).toEqual([
    [{ item: 0, start: 0, end: 9 }],
    [{ item: 0, start: 21, end: 30 }],
  ]);
});

test('finds words across line ends and across texts that the file has split', () => {
  expect(hitsIn([line('conferir o cai', false), line('xa da'), line('loja toda')], 'caixa da loja')).toEqual([
    [
      { item: 0, start: 11, end: 14 },
      { item: 1, start: 0, end: 5 },
      { item: 2, start: 0, end: 4 },
    ],
  ]);
});

test('counts several spaces as one, and finds nothing for an empty search', () => {
  expect(hitsIn([line('fundo  de   troco')], ' fundo de troco ')).toHaveLength(1);
  expect(hitsIn([line('fundo de troco')], '  ')).toEqual([]);
  expect(hitsIn([line('fundo de troco')], 'sangria')).toEqual([]);
});

test('keeps the position of letters that fold into several', () => {
  expect(hitsIn([line('ﬁm do turno: fim')], 'turno')).toEqual([[{ item: 0, start: 6, end: 11 }]]);
});

test('marks the hits and escapes the text of the file', () => {
  expect(markedText('<b> a & b', [{ item: 0, start: 4, end: 5, isCurrent: true }])).toBe(
    '&#60;b&#62; <mark data-current="">a</mark> &#38; b',
  );
});
