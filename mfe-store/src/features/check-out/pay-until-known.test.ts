import { ApiError } from 'shared-kit/api';
import { payUntilKnown } from './pay-until-known.ts';

const offline = () => new ApiError({ status: 0, code: 'transport.offline', message: '' });
const inProgress = () => new ApiError({ status: 409, code: 'store.payment-in-progress', message: '' });

/** Answers in turn; an error is thrown. */
function answers(...given: (boolean | ApiError)[]) {
  const sent = { count: 0 };
  const pauses: number[] = [];
  const outcome = payUntilKnown({
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

test('the answer is the outcome', async () => {
  await expect(answers(true).outcome).resolves.toBe('paid');
  await expect(answers(false).outcome).resolves.toBe('refused');
});

test('a lost connection and a payment under way are asked about again, after a pause', async () => {
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

test('a refusal of the purchase as such is not repeated', async () => {
  const changed = new ApiError({ status: 409, code: 'store.cart-changed', message: '' });
  const { outcome, sent } = answers(changed, true);
  await expect(outcome).rejects.toBe(changed);
  expect(sent.count).toBe(1);
});

test('without any answer the outcome is unknown, after longer than the server waits for its gateway', async () => {
  const { outcome, pauses } = answers();
  await expect(outcome).resolves.toBe('unknown');
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(15_000);
});

test.each([408, 425, 429])('status %i is repeated: the server has not processed the purchase', async (status) => {
  const { outcome, sent } = answers(new ApiError({ status, code: 'request.too-many', message: '' }), true);
  await expect(outcome).resolves.toBe('paid');
  expect(sent.count).toBe(2);
});

test('too many refused cards are an answer to the person, and not repeated', async () => {
  const limit = new ApiError({ status: 429, code: 'store.too-many-refusals', message: 'Aguarde.' });
  const { outcome, sent } = answers(limit, true);
  await expect(outcome).rejects.toBe(limit);
  expect(sent.count).toBe(1);
});
