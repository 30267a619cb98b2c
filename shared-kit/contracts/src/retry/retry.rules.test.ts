import {
  backoffMs,
  isRefusedForGood,
  mayBeAcceptedLater,
  retryAfterMsOf,
  retryDecision,
  retryPlans,
} from './retry.rules.ts';
import type { Failure } from './retry.rules.ts';

const decide = (failure: Failure, attempt = 1, plan = retryPlans.write) =>
  retryDecision(failure, { attempt, plan, random: () => 0 });

const statuses = Array.from({ length: 600 }, (_, status) => status).filter((status) => status === 0 || status >= 400);
const expectedOf = (status: number) => {
  if (status === 0 || status >= 500 || [408, 425, 429].includes(status)) return { kind: 'retry', afterMs: 1000 };
  return status === 401 ? { kind: 'pause', until: 'session' } : { kind: 'refused' };
};

test.each(statuses)('decides status %i without a code by the table', (status) => {
  expect(decide({ status })).toEqual(expectedOf(status));
});

test.each([
  ['TERMS_REQUIRED', 403, { kind: 'pause', until: 'terms' }],
  ['TERMS_REQUIRED', 400, { kind: 'pause', until: 'terms' }],
  ['forbidden', 403, { kind: 'refused' }],
  ['support.not-allowed', 403, { kind: 'refused' }],
  ['learning.item-locked', 403, { kind: 'refused' }],
  ['session.missing', 401, { kind: 'pause', until: 'session' }],
  ['session.over', 400, { kind: 'pause', until: 'session' }],
  ['request.too-many', 429, { kind: 'retry', afterMs: 1000 }],
  ['request.too-many', 400, { kind: 'retry', afterMs: 1000 }],
  ['chat.too-fast', 400, { kind: 'retry', afterMs: 1000 }],
  ['server.unexpected', 400, { kind: 'retry', afterMs: 1000 }],
  ['server.unexpected', 500, { kind: 'retry', afterMs: 1000 }],
  ['store.payment-in-progress', 409, { kind: 'retry', afterMs: 1000 }],
  ['store.cart-changed', 409, { kind: 'refused' }],
  ['content.upload-offset', 409, { kind: 'retry', afterMs: 1000 }],
  ['identity.too-many-attempts', 429, { kind: 'pause', until: 'person' }],
  ['store.too-many-refusals', 429, { kind: 'pause', until: 'person' }],
  ['request.invalid', 400, { kind: 'refused' }],
  ['transport.offline', 0, { kind: 'retry', afterMs: 1000 }],
  ['transport.timeout', 0, { kind: 'retry', afterMs: 1000 }],
  ['transport.aborted', 0, { kind: 'pause', until: 'person' }],
  // The server accepted the request, but its reply could not be read.
  ['transport.bad-reply', 200, { kind: 'refused' }],
  ['transport.bad-reply', 502, { kind: 'retry', afterMs: 1000 }],
])('decides code %s with status %i', (code, status, expected) => {
  expect(decide({ status, code })).toEqual(expected);
});

test('doubles the delay up to the maximum and shortens it by up to a quarter', () => {
  const waits = [1, 2, 3, 4, 5, 6].map((attempt) => backoffMs(attempt, retryPlans.write, () => 0));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(backoffMs(1, retryPlans.write, () => 1)).toBe(750);
});

test('a retry plan is exhausted after the retries of a finite plan', () => {
  const kinds = [1, 2, 3].map(
    (attempt) => retryDecision({ status: 503 }, { attempt, plan: retryPlans.read, random: () => 0 }).kind,
  );
  expect(kinds).toEqual(['retry', 'retry', 'exhausted']);
});

test('uses Retry-After as the minimum delay of a write, and gives up a read when it exceeds the longest delay', () => {
  expect(decide({ status: 429, retryAfterMs: 40_000 })).toEqual({ kind: 'retry', afterMs: 40_000 });
  expect(decide({ status: 503, retryAfterMs: 100 })).toEqual({ kind: 'retry', afterMs: 1000 });
  const read = { attempt: 1, plan: retryPlans.read };
  expect(retryDecision({ status: 429, retryAfterMs: 40_000 }, read)).toEqual({ kind: 'exhausted' });
});

test.each([
  [0, 'pause'],
  [503, 'pause'],
  [408, 'retry'],
  [425, 'retry'],
  [429, 'retry'],
])('decides for a request that is not idempotent, after status %i: %s', (status, kind) => {
  expect(
    retryDecision({ status }, { attempt: 1, plan: retryPlans.write, isIdempotent: false, random: () => 0 }).kind,
  ).toBe(kind);
});

test('reports a refusal for good after other 4xx only, not while a request waits for terms, a login or the user', () => {
  const refused = [400, 403, 404, 409, 410, 422].map((status) => ({ status }));
  const open = [
    ...[0, 401, 408, 425, 429, 503].map((status) => ({ status })),
    { status: 403, code: 'TERMS_REQUIRED' },
    { status: 429, code: 'identity.too-many-attempts' },
  ];
  expect(refused.filter((failure) => !isRefusedForGood(failure))).toEqual([]);
  expect(open.filter(isRefusedForGood)).toEqual([]);
});

test('reports that a request may be accepted later after temporary failures and accepted terms, but not with an ended token', () => {
  const later = [{ status: 0 }, { status: 429 }, { status: 503 }, { status: 403, code: 'TERMS_REQUIRED' }];
  const never = [{ status: 401 }, { status: 403 }, { status: 404 }, { status: 422 }];
  expect(later.map(mayBeAcceptedLater)).toEqual([true, true, true, true]);
  expect(never.map(mayBeAcceptedLater)).toEqual([false, false, false, false]);
});

test.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['7', 7000],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
])('parses the header Retry-After %s as %s ms', (header, ms) => {
  expect(retryAfterMsOf(header, Date.parse('2026-11-21T12:00:00Z'))).toBe(ms);
});
