import { allowedTries, triesLeft } from './tries.rules.ts';

test('prefers the parameter over the evaluation’s own value, treats null as unlimited, and allows a pre-test one try [B4.6-17]', () => {
  expect(allowedTries({ parameters: { maxTries: 2 }, maxTries: 5 }, 'KNOWLEDGE')).toBe(2);
  expect(allowedTries({ parameters: { maxTries: null }, maxTries: 5 }, 'KNOWLEDGE')).toBe(5);
  expect(allowedTries({ parameters: { maxTries: null }, maxTries: null }, 'KNOWLEDGE')).toBeNull();
  expect(allowedTries({ parameters: { maxTries: 9 }, maxTries: null }, 'PRE_TEST')).toBe(1);
});

test('never returns a negative number of tries, and locks after a pass only where configured [B4.6-14]', () => {
  const open = { passed: false, lockAfterApproval: true };
  expect(triesLeft(2, 1, open)).toBe(1);
  expect(triesLeft(2, 3, open)).toBe(0);
  expect(triesLeft(null, 30, open)).toBeNull();
  expect(triesLeft(null, 1, { passed: true, lockAfterApproval: true })).toBe(0);
  expect(triesLeft(3, 1, { passed: true, lockAfterApproval: false })).toBe(2);
});
