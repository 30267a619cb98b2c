import { afterToggle, afterToggleAll, shownSelection } from './selection.rules.ts';

test('ignores selected requests that the page no longer shows', () => {
  expect(shownSelection(new Set([1, 2, 9]), [2, 3])).toEqual([2]);
});

test('a click selects a request, and a second click deselects it', () => {
  const once = afterToggle(new Set(), 4);
  expect([...once]).toEqual([4]);
  expect([...afterToggle(once, 4)]).toEqual([]);
});

test("'all' selects what the page shows, and deselects it when all is selected", () => {
  expect([...afterToggleAll(new Set([1]), [1, 2])]).toEqual([1, 2]);
  expect([...afterToggleAll(new Set([1, 2]), [1, 2])]).toEqual([]);
});
