import { afterToggle, afterToggleAll, filterStatuses, firstChoice, hasAll } from './request-filter.rules.ts';

test('a box adds its status, in the order of the boxes, or takes it away', () => {
  expect(afterToggle(firstChoice, 'DENIED')).toEqual(['DENIED', 'PENDING']);
  expect(afterToggle(['DENIED', 'PENDING'], 'PENDING')).toEqual(['DENIED']);
});

test('the last box that is unticked chooses all', () => {
  expect(afterToggle(['PENDING'], 'PENDING')).toEqual(filterStatuses);
});

test("'Todos' chooses all, and once more goes back to what is awaited", () => {
  expect(hasAll(afterToggleAll(['DENIED']))).toBe(true);
  expect(afterToggleAll(filterStatuses)).toEqual(['PENDING']);
});
