import { setTimeout as wait } from 'node:timers/promises';
import type { ChargeOutcome, PaymentGateway, PaymentGatewayFactory, Transaction } from './payment-gateway.ts';
import { testCardOf } from './test-cards.ts';

const ANSWER_WITHIN_MS = 8_000;

/**
 * Returns the default gateway until a real one is connected. It moves no money and accepts only the test cards. Like an
 * external system, it keeps its records in its own table and its own transactions.
 */
export function testGateway({ answerWithinMs = ANSWER_WITHIN_MS } = {}): PaymentGatewayFactory {
  return (transaction): PaymentGateway => ({
    async charge({ key, amountCents, card }) {
      const { outcome, answer } = testCardOf(card.number);
      if (answer === 'request-is-lost') return noAnswer(answerWithinMs);
      const booked = await book(transaction, key, outcome, amountCents);
      return answer === 'is-lost' ? noAnswer(answerWithinMs) : booked;
    },
    settle: (key) => book(transaction, key, 'never-charged', 0),
  });
}

/** Records the first outcome of a key and returns the recorded one. */
function book(
  transaction: Transaction,
  key: string,
  outcome: ChargeOutcome,
  amountCents: number,
): Promise<ChargeOutcome> {
  return transaction(async (db) => {
    await db
      .insertInto('test_gateway_charges')
      .values({ charge_key: key, outcome, amount_cents: amountCents })
      .onConflict((conflict) => conflict.columns(['charge_key']).doNothing())
      .execute();
    const row = await db
      .selectFrom('test_gateway_charges')
      .select('outcome')
      .where('charge_key', '=', key)
      .executeTakeFirstOrThrow();
    return row.outcome;
  });
}

async function noAnswer(afterMs: number): Promise<never> {
  await wait(afterMs, undefined, { ref: false });
  throw new Error('the payment gateway did not answer');
}
