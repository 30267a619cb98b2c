import { afterToggle, afterToggleAll, choiceOf, filterStatuses, firstChoice, hasAll } from './request-filter.rules.ts';

test('a box adds its status in the order of the boxes, or removes it', () => {
  expect(afterToggle(firstChoice, 'DENIED')).toEqual(['DENIED', 'PENDING']);
  expect(afterToggle(['DENIED', 'PENDING'], 'PENDING')).toEqual(['DENIED']);
});

test('unticking the last box selects all', () => {
  expect(afterToggle(['PENDING'], 'PENDING')).toEqual(filterStatuses);
});

test("'Todos' selects all, and a second click selects pending requests only", () => {
  expect(hasAll(afterToggleAll(['DENIED']))).toBe(true);
  expect(afterToggleAll(filterStatuses)).toEqual(['PENDING']);
});

test('an address can ask for statuses, and an unknown one is ignored', () => {
  expect(choiceOf('APPROVED,DENIED')).toEqual(['APPROVED', 'DENIED']);
  expect(choiceOf('DENIED,NOPE')).toEqual(['DENIED']);
  expect([null, '', 'NOPE'].map(choiceOf)).toEqual([firstChoice, firstChoice, firstChoice]);
});
