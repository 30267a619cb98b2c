import { endOfLife, endWhenIdle, hasPowers, isSecondLateUse, tokenState } from './session-life.rules.ts';

const at = (text: string) => new Date(`2026-11-${text}Z`);
const learner = { admin: 0, developer: false, can_access_support: false, has_granted_role: false };

test.each([
  [learner, false],
  [{ ...learner, admin: 1 }, true],
  [{ ...learner, admin: 5 }, true],
  [{ ...learner, developer: true }, true],
  [{ ...learner, can_access_support: true }, true],
  [{ ...learner, has_granted_role: true }, true],
])('the powers of %j are %s', (roles, expected) => {
  expect(hasPowers(roles)).toBe(expected);
});

test('a session lives 30 days, 12 hours with powers, and 7 days without use', () => {
  expect(endOfLife(at('01T10:00:00'), false)).toEqual(new Date('2026-12-01T10:00:00Z'));
  expect(endOfLife(at('01T10:00:00'), true)).toEqual(at('01T22:00:00'));
  expect(endWhenIdle(at('01T10:00:00'), at('30T10:00:00'))).toEqual(at('08T10:00:00'));
  expect(endWhenIdle(at('28T10:00:00'), at('30T10:00:00'))).toEqual(at('30T10:00:00'));
});

test.each([
  [4, 4, null, 'newest'],
  [4, 3, null, 'previous'],
  [4, 3, at('02T10:01:00'), 'previous'],
  [4, 3, at('02T10:00:00'), 'reused'],
  [4, 2, null, 'reused'],
  [4, 5, null, 'unknown'],
])('at serial %d a token of serial %d is, with grace until %s, %s', (newest, serial, until, expected) => {
  expect(tokenState({ token_serial: newest, previous_until: until }, serial, at('02T10:00:30'))).toBe(expected);
});

test('late uses of one page count as one', () => {
  expect(isSecondLateUse(null, at('02T10:00:00'))).toBe(false);
  expect(isSecondLateUse(at('02T10:00:00'), at('02T10:00:10'))).toBe(false);
  expect(isSecondLateUse(at('02T10:00:00'), at('02T10:00:11'))).toBe(true);
});
