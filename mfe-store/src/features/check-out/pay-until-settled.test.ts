import { ApiError } from '@shared-kit/runtime/api';
import { payUntilSettled } from './pay-until-settled.ts';

const offline = () => new ApiError({ status: 0, code: 'transport.offline', message: '' });
const inProgress = () => new ApiError({ status: 409, code: 'store.payment-in-progress', message: '' });

/** Returns the answers in turn; throws an error among them. */
function answers(...given: (boolean | ApiError)[]) {
  const sent = { count: 0 };
  const pauses: number[] = [];
  const outcome = payUntilSettled({
    send: async () => {
      const answer = given[sent.count++];
      if (answer === undefined) throw offline();
      if (answer instanceof ApiError) throw answer;
      return { sucess: answer };
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  return { outcome, sent, pauses };
}

test('returns the answer of the server as the outcome', async () => {
  await expect(answers(true).outcome).resolves.toBe('paid');
  await expect(answers(false).outcome).resolves.toBe('refused');
});

test('retries after a pause when the connection is lost or the payment is in progress', async () => {
  const { outcome, sent, pauses } = answers(
    offline(),
    inProgress(),
    new ApiError({ status: 503, code: 'x', message: '' }),
    true,
  );
  await expect(outcome).resolves.toBe('paid');
  expect(sent.count).toBe(4);
  expect(pauses).toHaveLength(3);
});

test('does not retry a purchase that the server rejects', async () => {
  const changed = new ApiError({ status: 409, code: 'store.cart-changed', message: '' });
  const { outcome, sent } = answers(changed, true);
  await expect(outcome).rejects.toBe(changed);
  expect(sent.count).toBe(1);
});

test('returns an unknown outcome when no answer comes for longer than the server waits for its gateway', async () => {
  const { outcome, pauses } = answers();
  await expect(outcome).resolves.toBe('unknown');
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(15_000);
});

test.each([408, 425, 429])(
  'retries on status %i, because the server has not processed the purchase',
  async (status) => {
    const { outcome, sent } = answers(new ApiError({ status, code: 'request.too-many', message: '' }), true);
    await expect(outcome).resolves.toBe('paid');
    expect(sent.count).toBe(2);
  },
);

test('does not retry after too many refused cards', async () => {
  const limit = new ApiError({ status: 429, code: 'store.too-many-refusals', message: 'Aguarde.' });
  const { outcome, sent } = answers(limit, true);
  await expect(outcome).rejects.toBe(limit);
  expect(sent.count).toBe(1);
});
