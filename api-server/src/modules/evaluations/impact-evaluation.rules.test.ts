import { impactExpiry } from './impact-evaluation.rules.ts';

test('the last day counts to its end, as it is in São Paulo', () => {
  expect(impactExpiry(new Date('2026-11-21T17:32:00Z'), 30).toISOString()).toBe('2026-12-22T02:59:59.000Z');
  // Half past ten at night on the 21st, where the people are.
  expect(impactExpiry(new Date('2026-11-22T01:30:00Z'), 1).toISOString()).toBe('2026-11-23T02:59:59.000Z');
});
