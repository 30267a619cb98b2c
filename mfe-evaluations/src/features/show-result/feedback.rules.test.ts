import { canRetry, verdictOf } from './feedback.rules.ts';

test('the verdict is by the mastery score, and no verdict for a pre-test [B4.6-11] [B4.6-12] [B4.6-13]', () => {
  const of = (grade: number | null, questionnaireType: 'KNOWLEDGE' | 'PRE_TEST' = 'KNOWLEDGE') =>
    verdictOf({ grade, masteryScore: 70, questionnaireType }).label;
  expect([of(70), of(69.99), of(null), of(10, 'PRE_TEST')]).toEqual([
    'Aprovado',
    'Reprovado',
    'Reprovado',
    'Aproveitamento',
  ]);
});

test('another try is offered while there is one [B4.6-15]', () => {
  expect([canRetry(null), canRetry(1), canRetry(0)]).toEqual([true, true, false]);
});
