import { afterToggle, isShown, typeColor } from './type-filter.rules.ts';

const types = [1, 2, 101].map((idScheduleType) => ({ idScheduleType, description: '' }));

test('all types are shown at first, and a box hides and shows its type', () => {
  expect([1, 2, 101].every((id) => isShown([], id))).toBe(true);
  expect(afterToggle([], 2, types)).toEqual([1, 101]);
  expect(afterToggle([1, 101], 2, types)).toEqual([]);
});

test('unticking the last box shows all types again', () => {
  expect(afterToggle([2], 2, types)).toEqual([]);
});

test('colours repeat after the last one', () => {
  expect(typeColor(101, types)).toBe('var(--color-chart-3)');
  expect(typeColor(999, types)).toBe('var(--color-chart-1)');
});
