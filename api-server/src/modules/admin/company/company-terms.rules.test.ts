import { newVersionName, termsHistory } from './company-terms.rules.ts';

const saved = (version: string, published_at: Date | null) => ({
  version,
  published_at,
  published_by: published_at ? 'Ana' : '',
});

test('names a version by its day, with a number when the day has one', () => {
  expect(newVersionName('2026-11-26', [])).toBe('2026-11-26');
  expect(newVersionName('2026-11-26', ['2026-11-26', '2026-11-26-2'])).toBe('2026-11-26-3');
});

test('lists the current version first, then the newest, and those that only acceptances name', () => {
  const history = termsHistory(
    'b',
    [saved('a', null), saved('b', new Date('2026-02-01T12:00:00Z')), saved('c', new Date('2026-03-01T12:00:00Z'))],
    [
      { version: 'a', everybody: 3, first_at: new Date('2025-01-01T12:00:00Z') },
      { version: 'velha', everybody: 9, first_at: new Date('2024-01-01T12:00:00Z') },
    ],
  );
  expect(history.map(({ name, accepted, hasText }) => [name, accepted, hasText])).toEqual([
    ['b', 0, true],
    ['c', 0, true],
    ['a', 3, true],
    ['velha', 9, false],
  ]);
});

test('a company without terms has no current version', () => {
  expect(termsHistory('', [], [])).toEqual([]);
});
