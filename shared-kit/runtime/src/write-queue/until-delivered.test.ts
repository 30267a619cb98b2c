/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { ApiError } from '@shared-kit/runtime/api';
import { retryPlans } from '@shared-kit/contracts/retry';
import { startSession, updateSession } from '@shared-kit/runtime/session';
import { testSession } from '@shared-kit/testing';
import { untilDelivered } from './until-delivered.ts';

const failure = (status: number, code = 'x') => new ApiError({ status, code, message: '' });

/** Fails with the given errors in order, then answers. */
function request(...failures: ApiError[]) {
  return jest.fn(async () => {
    const next = failures.shift();
    if (next) throw next;
    return 'receipt';
  });
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('repeats after the delay and returns the receipt', async () => {
  const work = request(failure(503), failure(0));
  const onPending = jest.fn();
  const receipt = untilDelivered(work, { plan: retryPlans.write, onPending });
  await jest.advanceTimersByTimeAsync(3000);
  await expect(receipt).resolves.toBe('receipt');
  expect([work.mock.calls.length, onPending.mock.calls.length]).toEqual([3, 2]);
});

test('repeats at once when the network is back', async () => {
  const work = request(failure(0), failure(0));
  const receipt = untilDelivered(work, { plan: retryPlans.write });
  for (let time = 0; time < 2; time += 1) {
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
  }
  await expect(receipt).resolves.toBe('receipt');
  expect(jest.getTimerCount()).toBe(0);
});

test('throws a refusal without repeating it', async () => {
  const refusal = failure(422);
  const work = request(refusal);
  await expect(untilDelivered(work, { plan: retryPlans.write })).rejects.toBe(refusal);
  expect(work).toHaveBeenCalledTimes(1);
});

test('throws the last failure of a plan with a last attempt', async () => {
  const work = request(...Array.from({ length: 5 }, () => failure(0)));
  const outcome = untilDelivered(work, { plan: retryPlans.completion }).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toMatchObject({ status: 0 });
  expect(work).toHaveBeenCalledTimes(3);
});

test('waits for the terms to be accepted, and for no other change of the session', async () => {
  startSession(testSession);
  const work = request(failure(403, 'TERMS_REQUIRED'));
  const receipt = untilDelivered(work, { plan: retryPlans.write });
  await jest.advanceTimersByTimeAsync(60_000);
  updateSession((session) => ({ ...session, flags: ['other'] }));
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
  updateSession((session) => ({ ...session, loginInfo: { ...session.loginInfo, userLicenceTermsAccepted: '9' } }));
  await expect(receipt).resolves.toBe('receipt');
});

test('rejects with the last failure when the caller aborts', async () => {
  const control = new AbortController();
  const outcome = untilDelivered(request(failure(0)), { plan: retryPlans.write, signal: control.signal });
  const thrown = outcome.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(0);
  control.abort();
  expect(await thrown).toMatchObject({ status: 0 });
  expect(jest.getTimerCount()).toBe(0);
});
