import { afterToggle, afterToggleAll, firstChoice, hasAll, statusesAsked } from './course-filter.rules.ts';

test('all are chosen at first [B2.12-02]', () => {
  expect(firstChoice).toEqual(['APPROVED', 'PENDING', 'REJECTED', 'CANCELED']);
  expect(statusesAsked(firstChoice)).toBe('ALL');
});

test('a box takes its status away, or adds it in the order of the boxes', () => {
  expect(afterToggle(firstChoice, 'APPROVED')).toEqual(['PENDING', 'REJECTED', 'CANCELED']);
  expect(statusesAsked(afterToggle(['CANCELED'], 'PENDING'))).toBe('PENDING,CANCELED');
});

test('the last box that is unticked chooses all', () => {
  expect(hasAll(afterToggle(['REJECTED'], 'REJECTED'))).toBe(true);
});

test("'Todos' chooses all; unticked it leaves what waits", () => {
  expect(hasAll(afterToggleAll(['REJECTED']))).toBe(true);
  expect(afterToggleAll(firstChoice)).toEqual(['PENDING']);
});
