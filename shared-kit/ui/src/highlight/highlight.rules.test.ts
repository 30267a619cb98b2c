import { markedParts } from './highlight.rules.ts';

const marks = (text: string, searched: string) =>
  markedParts(text, searched)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test('marks the searched words, ignoring case and accents', () => {
  expect(marks('Segurança em eletricidade', 'SEGURANCA')).toBe('[Segurança] em eletricidade');
  expect(marks('Liderança', 'ança')).toBe('Lider[ança]');
});

test('marks every occurrence of every word and keeps the text complete', () => {
  expect(marks('Voz no telefone: a voz que vende', 'voz vende')).toBe('[Voz] no telefone: a [voz] que [vende]');
  expect(marks('aaa', 'aa')).toBe('[aaa]');
  expect(marks('Ética', '')).toBe('Ética');
  expect(marks('Não há', 'xyz')).toBe('Não há');
});
