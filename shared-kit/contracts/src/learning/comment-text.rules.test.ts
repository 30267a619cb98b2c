import { attachmentFormatOf, attachmentLabel } from './attachment-types.ts';
import { countCharacters, countWords } from './comment-text.rules.ts';

test.each([
  ['', 0],
  [' … — !! ', 0],
  ['Guarda-chuva d’água', 2],
  ['Às 8h30, liguei: "tudo certo?"', 5],
  ['R$ 1.250,00 em https://exemplo.com.br/a', 5],
])('counts the words of %j as %i', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test('counts a code point as one character', () => {
  expect(countCharacters('ação 👷')).toBe(6);
});

test('determines the seven attachment types by file extension [B3-32]', () => {
  const typeOf = (name: string) => attachmentLabel(attachmentFormatOf(name) ?? 1);
  expect(
    [
      'a.pdf',
      'a.ppt',
      'a.PPTX',
      'a.xls',
      'a.xlsx',
      'a.csv',
      'a.doc',
      'a.docx',
      'a.jpg',
      'a.png',
      'a.svg',
      'a.webp',
      'a.gif',
    ].map(typeOf),
  ).toEqual(
    ['PDF', 'Apresentação', 'Apresentação', 'Planilha', 'Planilha', 'Planilha', 'Documento', 'Documento'].concat(
      Array<string>(5).fill('Imagem'),
    ),
  );
  expect(['a.mp3', 'a.wav', 'a.ogg', 'a.mp4', 'a.webm'].map(typeOf)).toEqual([
    'Áudio',
    'Áudio',
    'Áudio',
    'Vídeo',
    'Vídeo',
  ]);
  expect([attachmentFormatOf('a.html'), attachmentFormatOf('pdf')]).toEqual([undefined, undefined]);
});
