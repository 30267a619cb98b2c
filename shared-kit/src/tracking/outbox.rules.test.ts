import { ABANDONED_AFTER_MS, isWorthKeeping, sendable, withKept, withoutKept } from './outbox.rules.ts';
import type { Kept } from './outbox.rules.ts';

const kept = (id: string, fields: Partial<Kept<string>> = {}): Kept<string> => ({
  what: id,
  id,
  idUser: 7,
  touchedAt: 0,
  isOpen: false,
  ...fields,
});
const ids = (outbox: readonly Kept<string>[]) => outbox.map(({ id }) => id);

test('what goes on replaces its earlier state', () => {
  const outbox = withKept(withKept([], kept('a', { isOpen: true })), kept('a'));
  expect(outbox).toEqual([kept('a')]);
  expect(ids(withoutKept([kept('a'), kept('b')], 'a'))).toEqual(['b']);
});

test('of very many the oldest go', () => {
  let outbox: readonly Kept<string>[] = [];
  for (let number = 0; number < 130; number += 1) outbox = withKept(outbox, kept(String(number)));
  expect(outbox).toHaveLength(100);
  expect(ids(outbox)[0]).toBe('30');
});

test('what is sent is over or abandoned, and of this person', () => {
  const outbox = [
    kept('over'),
    kept('open', { isOpen: true, touchedAt: 1_000 }),
    kept('abandoned', { isOpen: true, touchedAt: 500 }),
    kept("another person's", { idUser: 8 }),
  ];
  expect(sendable(outbox, 7, 500 + ABANDONED_AFTER_MS + 1)).toEqual(['over', 'abandoned']);
});

test.each([
  [0, true],
  [401, true],
  [429, true],
  [503, true],
  [400, false],
  [404, false],
])('after status %i it is kept: %s', (status, isKept) => expect(isWorthKeeping(status)).toBe(isKept));
