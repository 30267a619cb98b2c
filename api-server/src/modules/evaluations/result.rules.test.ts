import { closingTextOf, summaryState } from './result.rules.ts';

const after = { showResponseSummary: 1, summaryAfterLastTry: 1 } as const;
const tries = { triesLeft: 0, isPassed: false, isAnotherOpen: false };

test.each([
  ['shows after the last try', tries, 'shown'],
  ['is pending while a try is left', { ...tries, triesLeft: 1 }, 'pending'],
  ['is pending after a pass that a further try could improve', { ...tries, triesLeft: 1, isPassed: true }, 'pending'],
  ['is pending while the last try is in progress', { ...tries, isAnotherOpen: true }, 'pending'],
  ['is pending after a failure when tries are unlimited', { ...tries, triesLeft: null }, 'pending'],
  ['shows after a pass when tries are unlimited', { ...tries, triesLeft: null, isPassed: true }, 'shown'],
])('an answer summary for after the last try %s', (_, input, state) => {
  expect(summaryState(after, input)).toBe(state);
});

test('an answer summary shows after each try when the evaluation says so, and never when it has none', () => {
  const open = { ...tries, triesLeft: 2, isAnotherOpen: true };
  expect(summaryState({ ...after, summaryAfterLastTry: 0 }, open)).toBe('shown');
  expect(summaryState({ ...after, showResponseSummary: 0 }, tries)).toBe('none');
});

test('the closing text depends on the verdict, with the common text as the default', () => {
  const texts = { closingText: 'comum', passedText: 'passou', failedText: '' };
  const of = (passed: boolean, questionnaire_type: 'KNOWLEDGE' | 'PRE_TEST' = 'KNOWLEDGE') =>
    closingTextOf(texts, { passed, questionnaire_type });
  expect([of(true), of(false), of(true, 'PRE_TEST')]).toEqual(['passou', 'comum', 'comum']);
});
