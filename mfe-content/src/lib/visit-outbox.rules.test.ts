import type { Visit } from 'shared-kit/contracts/content';
import { ABANDONED_AFTER_MS, isWorthKeeping, sendable, withVisit, withoutVisit } from './visit-outbox.rules.ts';
import type { KeptVisit } from './visit-outbox.rules.ts';

const visit = (idVisit: string): Visit => ({
  idVisit,
  timeStart: '2026-11-21 12:00:00',
  idContentItem: 1,
  idNavigationType: 1,
  idSection: null,
  seconds: 3,
  timeExecuted: 3,
  finished: false,
});
const kept = (idVisit: string, fields: Partial<KeptVisit> = {}): KeptVisit => ({ visit: visit(idVisit), idUser: 7, touchedAt: 0, isOpen: false, ...fields });
const ids = (outbox: readonly KeptVisit[]) => outbox.map((one) => one.visit.idVisit);

test('a visit that goes on replaces its earlier state', () => {
  const outbox = withVisit(withVisit([], kept('a', { isOpen: true })), kept('a'));
  expect(outbox).toEqual([kept('a')]);
  expect(ids(withoutVisit([kept('a'), kept('b')], 'a'))).toEqual(['b']);
});

test('of very many visits the oldest go', () => {
  let outbox: readonly KeptVisit[] = [];
  for (let number = 0; number < 130; number += 1) outbox = withVisit(outbox, kept(String(number)));
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
  expect(sendable(outbox, 7, 500 + ABANDONED_AFTER_MS + 1).map(({ idVisit }) => idVisit)).toEqual(['over', 'abandoned']);
});

test.each([
  [0, true],
  [401, true],
  [429, true],
  [503, true],
  [400, false],
  [404, false],
])('after status %i a visit is kept: %s', (status, isKept) => expect(isWorthKeeping(status)).toBe(isKept));
