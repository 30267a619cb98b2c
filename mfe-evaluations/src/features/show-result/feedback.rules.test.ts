import { canRetry, verdictOf } from './feedback.rules.ts';

test('the verdict depends on the mastery score, and a pre-test has none [B4.6-11] [B4.6-12] [B4.6-13]', () => {
  const of = (grade: number | null, questionnaireType: 'KNOWLEDGE' | 'PRE_TEST' = 'KNOWLEDGE') =>
    verdictOf({ grade, masteryScore: 70, questionnaireType }).label;
  expect([of(70), of(69.99), of(null), of(10, 'PRE_TEST')]).toEqual([
    'Aprovado',
    'Reprovado',
    'Reprovado',
    'Aproveitamento',
  ]);
});

test('offers another attempt while attempts remain [B4.6-15]', () => {
  expect([canRetry(null), canRetry(1), canRetry(0)]).toEqual([true, true, false]);
});
