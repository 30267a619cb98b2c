import { listCampaignUserPoints } from '@shared-kit/contracts/gamification';
import { addToCart, buy, listPurchased, removeFromCart, showShoppingCart } from '@shared-kit/contracts/store';
import { startTestApp } from '../../test/index.ts';
import type { TestApp, TestUser } from '../../test/index.ts';
import { makeRule } from '../gamification/test/make-campaign.ts';
import { provide } from '../../platform/wiring.service.ts';
import { paymentGateways } from './index.ts';
import type { PaymentGateway, PaymentGatewayFactory, Transaction } from './payment-gateway.port.ts';
import { SETTLE_AFTER_MS } from './store.rules.ts';
import { settlePayments } from './settle-payments.job.ts';
import { testGateway } from './test-gateway.adapter.ts';
import { cards, chargesOf, payment, sell } from './test/test-shop.ts';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';

let app: TestApp;
let gateway: PaymentGatewayFactory;

async function testGatewayOf(transaction: Transaction): Promise<PaymentGateway> {
  const working = await testGateway({ answerWithinMs: 20 })(transaction);
  if (!working) throw new Error('the test gateway is always on');
  return working;
}

beforeAll(async () => {
  app = await startTestApp({}, { provides: [provide(paymentGateways, (transaction) => gateway(transaction))] });
});

beforeEach(() => {
  app.clock.reset();
  gateway = testGateway({ answerWithinMs: 20 });
});

afterAll(() => app.close());

/** Creates a person with one product of R$ 99,90 in the cart. */
async function shopper(): Promise<{ as: TestUser; idOffer: number }> {
  const as = await app.makeUser();
  const { idOffer } = await sell(app);
  await app.ok(addToCart, { body: { idOffer } }, { as });
  return { as, idOffer };
}

const owned = async (as: TestUser) =>
  (await app.ok(listPurchased, { body: {} }, { as })).offers.map(({ idOffer }) => idOffer);
const cartOf = async (as: TestUser) => (await app.ok(showShoppingCart, {}, { as })).shoppingCart;

describe('rejections', () => {
  test.each([
    ['number', { creditCard: '4111111111111111' }],
    ['security code', { CVV: '123' }],
    ['number in place of the token', { token: '4111111111111111' }],
    ['number in place of the last digits', { lastDigits: '4111111111111111' }],
    ['number in place of the brand', { brand: '4111111111111111' }],
  ])('rejects a body with a card %s before any charge', async (_, change) => {
    const { as } = await shopper();
    const refusal = await app.refused(buy, { body: payment(change) } as never, 400, { as });
    expect(refusal).toMatchObject({ code: 'request.invalid' });
    expect(JSON.stringify(refusal)).not.toContain('4111111111111111');
    expect(await cartOf(as)).toMatchObject({ numItens: 1, status: 'OPEN' });
  });

  test('rejects the payment of an empty cart', async () => {
    const as = await app.makeUser();
    expect(await app.refused(buy, { body: payment() }, 409, { as })).toMatchObject({
      code: 'store.empty-cart',
      message: 'Seu carrinho está vazio',
    });
  });

  test('rejects a total that differs from the one the person saw', async () => {
    const { as } = await shopper();
    const { idOffer } = await sell(app, { cents: 100 });
    await app.ok(addToCart, { body: { idOffer } }, { as });
    expect(await app.refused(buy, { body: payment({ totalPrice: 99.9 }) }, 409, { as })).toMatchObject({
      code: 'store.cart-changed',
    });
    expect(await chargesOf(app, as)).toEqual([]);
    expect(await app.ok(buy, { body: payment({ totalPrice: 100.9 }) }, { as })).toEqual({ sucess: true });
  });

  test('blocks further cards for ten minutes after eight refused ones', async () => {
    const { as } = await shopper();
    for (let attempt = 0; attempt < 8; attempt++) await app.ok(buy, { body: payment({ card: cards.refused }) }, { as });
    expect(await app.refused(buy, { body: payment() }, 429, { as })).toMatchObject({ code: 'store.too-many-refusals' });
    app.clock.advance(11 * 60 * 1000);
    expect(await app.ok(buy, { body: payment() }, { as })).toEqual({ sucess: true });
  });
});

test('hands the product over and empties the cart when the card is authorised [A7s-05]', async () => {
  const { as, idOffer } = await shopper();
  const { idempotencyKey: _, ...withoutKey } = payment();
  expect(await app.ok(buy, { body: withoutKey }, { as })).toEqual({ sucess: true });
  expect(await owned(as)).toEqual([idOffer]);
  expect(await cartOf(as)).toBeNull();
  expect(await chargesOf(app, as)).toEqual([9990]);
});

test('awards points once per product on payment, when buying gives points', async () => {
  await makeRule(app, 'product-bought', 20);
  const { as } = await shopper();
  await app.ok(addToCart, { body: { idOffer: (await sell(app, { title: 'Power BI' })).idOffer } }, { as });
  const earned = async () => {
    const { userpoints } = await app.ok(listCampaignUserPoints, { body: { idCampaign: 0, idUser: as.idUser } }, { as });
    return userpoints.map(({ contentitemtext, points }) => [contentitemtext, points]).toSorted();
  };
  await app.ok(buy, { body: payment({ card: cards.refused }) }, { as });
  expect(await earned()).toEqual([]);
  const body = payment();
  for (let time = 0; time < 2; time += 1) await app.ok(buy, { body }, { as });
  expect(await earned()).toEqual([
    ['Curso de Excel', 20],
    ['Power BI', 20],
  ]);
});

test('leaves the cart unchanged when the card is refused, so that another card can pay it', async () => {
  const { as, idOffer } = await shopper();
  expect(await app.ok(buy, { body: payment({ card: cards.refused }) }, { as })).toEqual({ sucess: false });
  expect(await owned(as)).toEqual([]);
  expect(await cartOf(as)).toMatchObject({ numItens: 1, status: 'OPEN' });
  expect(await app.ok(buy, { body: payment() }, { as })).toEqual({ sucess: true });
  expect(await owned(as)).toEqual([idOffer]);
});

describe('single charge', () => {
  test('repeats the answer to a retry with the same key', async () => {
    const { as } = await shopper();
    const body = payment();
    expect(await app.ok(buy, { body }, { as })).toEqual({ sucess: true });
    expect(await app.ok(buy, { body }, { as })).toEqual({ sucess: true });
    expect(await chargesOf(app, as)).toEqual([9990]);
  });

  test('keeps a refused purchase refused on retry, even with a good card', async () => {
    const { as } = await shopper();
    const body = payment({ card: cards.refused });
    expect(await app.ok(buy, { body }, { as })).toEqual({ sucess: false });
    expect(await app.ok(buy, { body: { ...body, token: payment().token } }, { as })).toEqual({ sucess: false });
    expect(await chargesOf(app, as)).toEqual([]);
  });

  test('charges once for the two calls of a double click', async () => {
    const { as } = await shopper();
    const body = payment();
    const answers = await Promise.all([app.call(buy, { body }, { as }), app.call(buy, { body }, { as })]);
    for (const { status, body: answer } of answers) {
      expect(status === 200 ? answer : (answer as { code: string }).code).toEqual(
        status === 200 ? { sucess: true } : 'store.payment-in-progress',
      );
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await chargesOf(app, as)).toEqual([9990]);
  });

  test('charges one cart once for two tabs with different keys, and reports success to both', async () => {
    const { as } = await shopper();
    const cart = await cartOf(as);
    const tab = () => ({ body: payment({ idShoppingCart: cart?.idShoppingCart, totalPrice: cart?.totalPrice }) });
    const tabs = [tab(), tab(), tab(), tab()];
    await Promise.all(tabs.map((input) => app.call(buy, input, { as })));
    for (const input of tabs) expect(await app.ok(buy, input, { as })).toEqual({ sucess: true });
    expect(await chargesOf(app, as)).toEqual([9990]);
  });

  test('keeps the idempotency keys of different people separate', async () => {
    const [first, second] = [await shopper(), await shopper()];
    const body = payment();
    await app.ok(buy, { body }, { as: first.as });
    await app.ok(buy, { body }, { as: second.as });
    expect(await owned(second.as)).toEqual([second.idOffer]);
    expect(await chargesOf(app, second.as)).toEqual([9990]);
  });
});

describe('unanswered charges', () => {
  test('completes the purchase when the charge was made', async () => {
    const { as, idOffer } = await shopper();
    expect(await app.ok(buy, { body: payment({ card: cards.answerLost }) }, { as })).toEqual({ sucess: true });
    expect(await owned(as)).toEqual([idOffer]);
    expect(await chargesOf(app, as)).toEqual([9990]);
  });

  test('refuses the purchase and closes the key when the charge was not made', async () => {
    const { as } = await shopper();
    expect(await app.ok(buy, { body: payment({ card: cards.requestLost }) }, { as })).toEqual({ sucess: false });
    expect(await chargesOf(app, as)).toEqual([]);
    expect(await app.ok(buy, { body: payment() }, { as })).toEqual({ sucess: true });
  });

  test('leaves the order pending, locks the cart and charges nothing twice while the gateway is down', async () => {
    const { as, idOffer } = await shopper();
    const other = await sell(app);
    const away = async () => Promise.reject(new Error('connection refused'));
    gateway = async (transaction) => {
      const working = await testGatewayOf(transaction);
      return { ...working, charge: (request) => working.charge(request).then(away), settle: away };
    };
    const body = payment();
    expect(await app.refused(buy, { body }, 409, { as })).toMatchObject({ code: 'store.payment-in-progress' });
    expect(await cartOf(as)).toMatchObject({ status: 'PAYMENT_PENDING' });
    await app.refused(addToCart, { body: { idOffer: other.idOffer } }, 409, { as });
    await app.refused(removeFromCart, { body: { idOffer } }, 409, { as });
    await app.refused(buy, { body: payment() }, 409, { as });

    gateway = testGateway({ answerWithinMs: 20 });
    app.clock.advance(SETTLE_AFTER_MS + 1);
    expect(await app.ok(buy, { body }, { as })).toEqual({ sucess: true });
    expect(await owned(as)).toEqual([idOffer]);
    expect(await chargesOf(app, as)).toEqual([9990]);
  });
});

describe('order left pending by a dead process', () => {
  /** Simulates the state after a kill -9: the order exists, the process that sent the charge does not. */
  async function deadCheckout(card: string) {
    const { as, idOffer } = await shopper();
    gateway = async (transaction) => {
      const working = await testGatewayOf(transaction);
      const killed = async () => Promise.reject(new Error('killed'));
      return { ...working, charge: (request) => working.charge(request).then(killed), settle: killed };
    };
    await app.refused(buy, { body: payment({ card }) }, 409, { as });
    gateway = testGateway({ answerWithinMs: 20 });
    return { as, idOffer };
  }

  const orderOf = (as: TestUser) =>
    withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db.selectFrom('store_orders').select('status').where('id_user', '=', as.idUser).executeTakeFirst(),
    );

  test('order left pending by a dead process is settled when the person opens their products', async () => {
    const { as, idOffer } = await deadCheckout(cards.visa);
    expect(await owned(as)).toEqual([]);
    app.clock.advance(SETTLE_AFTER_MS + 1);
    expect(await owned(as)).toEqual([idOffer]);
  });

  test('order left pending by a dead process is settled when the person opens the cart, and a refusal returns the cart', async () => {
    const { as } = await deadCheckout(cards.refused);
    expect(await cartOf(as)).toMatchObject({ status: 'PAYMENT_PENDING' });
    app.clock.advance(SETTLE_AFTER_MS + 1);
    expect(await cartOf(as)).toMatchObject({ status: 'OPEN', numItens: 1 });
  });

  test('order left pending by a dead process is settled by the job, whether or not the person comes back', async () => {
    const { as } = await deadCheckout(cards.visa);
    app.clock.advance(SETTLE_AFTER_MS + 1);
    await app.runJobs(settlePayments);
    expect(await orderOf(as)).toEqual({ status: 'paid' });
  });

  test('order left pending by a dead process is charged and recorded once when two runs of the job settle it at the same time', async () => {
    const { as, idOffer } = await deadCheckout(cards.visa);
    app.clock.advance(SETTLE_AFTER_MS + 1);
    const bothRequested = Promise.withResolvers<void>();
    const firstIsDone = Promise.withResolvers<void>();
    let requests = 0;
    gateway = async (transaction) => ({
      ...(await testGatewayOf(transaction)),
      charge: () => Promise.reject(new Error('nothing is charged here')),
      async settle() {
        requests += 1;
        const isFirst = requests === 1;
        if (!isFirst) bothRequested.resolve();
        // With the single connection of the embedded database, this call would deadlock inside a transaction.
        await app.platform.database.execute('select 1');
        await bothRequested.promise;
        if (isFirst) return { outcome: 'authorised' as const, reference: 'x' };
        await firstIsDone.promise;
        return { outcome: 'refused' as const, reference: 'x' };
      },
    });
    const run = () => app.runJobs(settlePayments);
    const runs = [run(), run()];
    await Promise.race(runs);
    firstIsDone.resolve();
    await Promise.all(runs);
    expect(requests).toBe(2);
    expect(await orderOf(as)).toEqual({ status: 'paid' });
    expect(await owned(as)).toEqual([idOffer]);
    expect(await chargesOf(app, as)).toEqual([9990]);
  });
});
