import { ABANDONED_AFTER_MS, deliverable, withEntry, withoutEntry } from './queue.rules.ts';
import type { Entry } from './queue.rules.ts';

const entry = (id: string, fields: Partial<Entry<string>> = {}): Entry<string> => ({
  what: id,
  id,
  idUser: 7,
  touchedAt: 0,
  isOpen: false,
  ...fields,
});
const ids = (queue: readonly Entry<string>[]) => queue.map(({ id }) => id);

test('replaces the earlier state of an entry', () => {
  const queue = withEntry(withEntry([], entry('a', { isOpen: true })), entry('a'));
  expect(queue).toEqual([entry('a')]);
  expect(ids(withoutEntry([entry('a'), entry('b')], 'a'))).toEqual(['b']);
});

test('evicts the oldest entries of a full queue', () => {
  let queue: readonly Entry<string>[] = [];
  for (let number = 0; number < 130; number += 1) queue = withEntry(queue, entry(String(number)));
  expect(queue).toHaveLength(100);
  expect(ids(queue)[0]).toBe('30');
});

test('delivers the finished and the abandoned entries of this user', () => {
  const queue = [
    entry('over'),
    entry('open', { isOpen: true, touchedAt: 1_000 }),
    entry('abandoned', { isOpen: true, touchedAt: 500 }),
    entry("another person's", { idUser: 8 }),
  ];
  expect(deliverable(queue, 7, 500 + ABANDONED_AFTER_MS + 1)).toEqual(['over', 'abandoned']);
});
