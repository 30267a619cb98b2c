import {
  afterRange,
  afterToggle,
  afterTogglePage,
  isSelected,
  nothingSelected,
  selectedCount,
} from './selection.rules.ts';

const page = [1, 2, 3, 4];
const of = (...ids: number[]) => ({ kind: 'ids', ids: new Set(ids) }) as const;

test('toggles one row and keeps the rows of other pages', () => {
  expect(afterToggle(of(9), 2, page)).toEqual(of(9, 2));
  expect(afterToggle(of(9, 2), 2, page)).toEqual(of(9));
});

test('takes one row out of everything: the other rows of the page stay selected', () => {
  expect(afterToggle({ kind: 'filter' }, 2, page)).toEqual(of(1, 3, 4));
});

test('selects the page, completes it, and takes it out when it is complete', () => {
  expect(afterTogglePage(nothingSelected, page)).toEqual(of(1, 2, 3, 4));
  expect(afterTogglePage(of(9, 2), page)).toEqual(of(9, 2, 1, 3, 4));
  expect(afterTogglePage(of(9, 1, 2, 3, 4), page)).toEqual(of(9));
  expect(afterTogglePage({ kind: 'filter' }, page)).toEqual(nothingSelected);
});

test('extends the last choice to a range, upwards and downwards', () => {
  expect(afterRange(of(1), { from: 1, to: 3, page })).toEqual(of(1, 2, 3));
  expect(afterRange(of(4), { from: 4, to: 2, page })).toEqual(of(4, 2, 3));
  expect(afterRange(of(1, 3, 4), { from: 2, to: 4, page })).toEqual(of(1));
});

test('counts everything that the filter finds', () => {
  expect([selectedCount(of(1, 2), 900), selectedCount({ kind: 'filter' }, 900)]).toEqual([2, 900]);
  expect([isSelected({ kind: 'filter' }, 7), isSelected(of(1), 7)]).toEqual([true, false]);
});
