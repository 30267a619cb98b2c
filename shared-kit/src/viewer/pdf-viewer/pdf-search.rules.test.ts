import { hitsIn, markedText } from './pdf-search.rules.ts';

const line = (str: string, hasEOL = true) => ({ str, hasEOL });

test('case and accents do not count, and every place is found', () => {
  expect(hitsIn([line('Prevenção de perdas: prevencao')], 'PREVENÇÃO')).toEqual([
    [{ item: 0, start: 0, end: 9 }],
    [{ item: 0, start: 21, end: 30 }],
  ]);
});

test('words are found over the end of a line and over texts that the file has cut', () => {
  expect(hitsIn([line('conferir o cai', false), line('xa da'), line('loja toda')], 'caixa da loja')).toEqual([
    [
      { item: 0, start: 11, end: 14 },
      { item: 1, start: 0, end: 5 },
      { item: 2, start: 0, end: 4 },
    ],
  ]);
});

test('spaces count as one, and nothing finds nothing', () => {
  expect(hitsIn([line('fundo  de   troco')], ' fundo de troco ')).toHaveLength(1);
  expect(hitsIn([line('fundo de troco')], '  ')).toEqual([]);
  expect(hitsIn([line('fundo de troco')], 'sangria')).toEqual([]);
});

test('letters that fold into several stay where they are', () => {
  expect(hitsIn([line('ﬁm do turno: fim')], 'turno')).toEqual([[{ item: 0, start: 6, end: 11 }]]);
});

test('what is found is marked, and the text of the file stays text', () => {
  expect(markedText('<b> a & b', [{ item: 0, start: 4, end: 5, isCurrent: true }])).toBe(
    '&#60;b&#62; <mark data-current="">a</mark> &#38; b',
  );
});
