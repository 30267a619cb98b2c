import { rightEndOf, savedUntil } from './saved-until.rules.ts';

const now = new Date('2026-11-26T12:00:00Z');
const [first, second] = ['2026-12-01 02:59:59', '2026-12-05 02:59:59'];

test.each([
  ['the enrolment', { expiresAt: first, team: { finalDate: second } }, '2026-12-01T02:59:59.000Z'],
  ['the class', { expiresAt: second, team: { finalDate: first } }, '2026-12-01T02:59:59.000Z'],
  [
    'the days that a class without an end gives',
    { expiresAt: first, team: { finalDate: null } },
    '2026-12-01T02:59:59.000Z',
  ],
  ['30 days of a training without an end', { expiresAt: null, team: null }, '2026-12-26T12:00:00.000Z'],
])('a saved training opens until the end of %s', (_, enrollment, until) => {
  expect(savedUntil({ rightEndsAt: rightEndOf(enrollment) }, now).toISOString()).toBe(until);
});
