import { afterToggle, isShown, typeColor } from './type-filter.rules.ts';

const types = [1, 2, 101].map((idScheduleType) => ({ idScheduleType, description: '' }));

test('at first all types are shown; a box takes its type away and brings it back', () => {
  expect([1, 2, 101].every((id) => isShown([], id))).toBe(true);
  expect(afterToggle([], 2, types)).toEqual([1, 101]);
  expect(afterToggle([1, 101], 2, types)).toEqual([]);
});

test('the last box that is unticked shows all again', () => {
  expect(afterToggle([2], 2, types)).toEqual([]);
});

test('colours go round', () => {
  expect(typeColor(101, types)).toBe('var(--color-chart-3)');
  expect(typeColor(999, types)).toBe('var(--color-chart-1)');
});
