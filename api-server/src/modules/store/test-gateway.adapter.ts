import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { brCode } from './br-code.rules.ts';
import type {
  Charge,
  ChargeOutcome,
  PaymentGateway,
  PaymentGatewayFactory,
  PaymentState,
  Transaction,
} from './payment-gateway.port.ts';
import { testCardOfToken } from './test-tokens.rules.ts';
import { isSignedNow } from './webhook-signature.rules.ts';

const ANSWER_WITHIN_MS = 8_000;

interface TestGatewaySettings {
  readonly answerWithinMs?: number;
  /** Origin of its own pages and of its card tokens (`test-gateway.routes.ts`). */
  readonly origin?: string;
  /** Key that signs the gateway's notifications. */
  readonly secret?: string;
}

/**
 * Returns the gateway for demos and tests. It moves no money and accepts only the test cards. Like an external system,
 * it keeps its records in its own tables and its own transactions, and has an origin of its own.
 */
export function testGateway({
  answerWithinMs = ANSWER_WITHIN_MS,
  origin = 'http://localhost:0',
  secret = '',
}: TestGatewaySettings = {}): PaymentGatewayFactory {
  return async (transaction): Promise<PaymentGateway> => ({
    tokenUrl: `${origin}/v1/card_tokens`,
    async charge({ key, amountCents, token }) {
      const { outcome, answer } = testCardOfToken(token);
      if (answer === 'request-is-lost') return noAnswer(answerWithinMs);
      const booked = await book(transaction, key, outcome, amountCents);
      return answer === 'is-lost' ? noAnswer(answerWithinMs) : booked;
    },
    settle: (key) => book(transaction, key, 'never-charged', 0),
    async createPix({ key, amountCents, description, expiresAt, notificationUrl }) {
      const idApp = await transaction(async (db) => {
        await db
          .insertInto('test_gateway_pix')
          .values({
            reference: randomBytes(16).toString('hex'),
            charge_key: key,
            amount_cents: amountCents,
            description,
            expires_at: expiresAt,
            state: 'open',
            notification_url: notificationUrl,
          })
          .onConflict((conflict) => conflict.columns(['charge_key']).doNothing())
          .execute();
        return db.tenantId;
      });
      const { reference } = await transaction((db) => pixByKey(db, key));
      const page = `${origin}/pix/${idApp}/${reference}`;
      const location = page.replace(/^https?:\/\//, '');
      return { reference, page, code: brCode({ location, amountCents, merchant: 'Azulejo Demo', city: 'Sao Paulo' }) };
    },
    find: (reference) => transaction((db) => stateOf(db, reference)),
    async close(reference) {
      return transaction(async (db) => {
        await db
          .updateTable('test_gateway_pix')
          .set({ state: 'closed' })
          .where('reference', '=', reference)
          .where('state', '=', 'open')
          .execute();
        const state = await stateOf(db, reference);
        if (!state) throw new Error('the test gateway has no such payment');
        return state;
      });
    },
    refund: ({ reference }) =>
      transaction(async (db) => {
        await db
          .updateTable('test_gateway_pix')
          .set({ state: 'refunded' })
          .where('reference', '=', reference)
          .where('state', '=', 'paid')
          .execute();
        await db
          .updateTable('test_gateway_charges')
          .set({ refunded: true })
          .where('charge_key', '=', reference)
          .where('outcome', '=', 'authorised')
          .execute();
      }),
    readNotification({ header, query }, now) {
      const dataId = query['data.id'] ?? '';
      const requestId = header('x-request-id') ?? '';
      if (dataId === '' || requestId === '' || secret === '') return null;
      const isGood = isSignedNow(header('x-signature') ?? '', { dataId, requestId }, { secret, now });
      return isGood ? { key: `test/${requestId}`, reference: dataId } : null;
    },
  });
}

/** Records the first outcome of a key and returns the recorded one. */
function book(transaction: Transaction, key: string, outcome: ChargeOutcome, amountCents: number): Promise<Charge> {
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
    return { outcome: row.outcome, reference: row.outcome === 'never-charged' ? null : key };
  });
}

function pixByKey(db: TenantDb, key: string) {
  return db.selectFrom('test_gateway_pix').selectAll().where('charge_key', '=', key).executeTakeFirstOrThrow();
}

async function stateOf(db: TenantDb, reference: string): Promise<PaymentState | null> {
  const pix = await db.selectFrom('test_gateway_pix').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (pix) return { reference, key: pix.charge_key, amountCents: pix.amount_cents, state: pix.state };
  const charge = await db
    .selectFrom('test_gateway_charges')
    .selectAll()
    .where('charge_key', '=', reference)
    .executeTakeFirst();
  if (!charge) return null;
  const isPaid = charge.outcome === 'authorised';
  const state = charge.refunded ? 'refunded' : isPaid ? 'paid' : 'closed';
  return { reference, key: reference, amountCents: charge.amount_cents, state };
}

async function noAnswer(afterMs: number): Promise<never> {
  await wait(afterMs, undefined, { ref: false });
  throw new Error('the payment gateway did not answer');
}
