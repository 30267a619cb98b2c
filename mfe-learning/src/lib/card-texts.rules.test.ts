import { aContent, aTraining, anEvaluation } from '../test/card-factory.ts';
import { cardEyebrow, cardTitle, shownText, viewsText } from './card-texts.rules.ts';

test.each(['N/A', 'n/d', 'N/D', ' n/a ', '', '-'])("hides the text '%s' [B2.5-03]", (text) => {
  expect(shownText(text)).toBeUndefined();
});

test("shows 'Sem título' for a missing title [B2.5-05]", () => {
  expect(cardTitle({ title: '' })).toBe('Sem título');
  expect(cardTitle({ title: 'NR-10' })).toBe('NR-10');
});

test('shows the parent nodes or the type above the title', () => {
  const parentNodes = [
    { nodeCode: 'catalogo', title: 'Catálogo', shortTitle: '' },
    { nodeCode: 'seguranca', title: 'Segurança do trabalho', shortTitle: 'Segurança' },
  ];
  expect(cardEyebrow(aTraining({ parentNodes }))).toBe('Catálogo › Segurança');
  expect(cardEyebrow(aContent({ idContentType: 5 }))).toBe('Artigo');
  expect(cardEyebrow(anEvaluation())).toBe('Avaliação');
});

test('formats the number of views as text', () => {
  expect([viewsText(0), viewsText(1), viewsText(1200)]).toEqual([undefined, '1 visualização', '1.200 visualizações']);
});
