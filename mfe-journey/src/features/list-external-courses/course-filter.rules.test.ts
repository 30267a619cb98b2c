import { afterToggle, afterToggleAll, firstChoice, hasAll, requestedStatuses } from './course-filter.rules.ts';

test('all statuses are selected at first [B2.12-02]', () => {
  expect(firstChoice).toEqual(['APPROVED', 'PENDING', 'REJECTED', 'CANCELED']);
  expect(requestedStatuses(firstChoice)).toBe('ALL');
});

test('a box removes its status or adds it in the order of the boxes', () => {
  expect(afterToggle(firstChoice, 'APPROVED')).toEqual(['PENDING', 'REJECTED', 'CANCELED']);
  expect(requestedStatuses(afterToggle(['CANCELED'], 'PENDING'))).toBe('PENDING,CANCELED');
});

test('unticking the last box selects all', () => {
  expect(hasAll(afterToggle(['REJECTED'], 'REJECTED'))).toBe(true);
});

test("ticking 'Todos' selects all; unticking it leaves only pending courses", () => {
  expect(hasAll(afterToggleAll(['REJECTED']))).toBe(true);
  expect(afterToggleAll(firstChoice)).toEqual(['PENDING']);
});
