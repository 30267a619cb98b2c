import { contentTypeLabel } from './content-type.ts';

test('labels the content types exactly as the specification does [A2v-17]', () => {
  const labelled = Array.from({ length: 100 }, (_, type) => [type, contentTypeLabel(type)] as const).filter(
    ([, label]) => label !== undefined,
  );
  expect(Object.fromEntries(labelled)).toEqual({
    1: 'Áudio',
    2: 'Vídeo',
    3: 'Post',
    4: 'Conteúdo',
    5: 'Artigo',
    6: 'Schedule',
    7: 'Youtube',
    8: 'Meeting',
    9: 'Livre',
    18: 'Arquivo',
    26: 'Conteúdo',
    27: 'Link',
  });
});
