import { addToCart, buy, removeFromCart } from '@shared-kit/contracts/store';
import type { TestUser } from '../../test/index.ts';
import { SETTLE_AFTER_MS } from './store.rules.ts';
import { settlePayments } from './settle-payments.job.ts';
import { cards, chargesOf, payment, sell } from './test/test-shop.ts';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import {
  app,
  replaceGateway,
  quickGateway,
  testGatewayOf,
  shopper,
  owned,
  cartOf,
  startBuyApp,
} from './test/buy.fixtures.ts';

startBuyApp();

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
    replaceGateway(async (transaction) => {
      const working = await testGatewayOf(transaction);
      return { ...working, charge: (request) => working.charge(request).then(away), settle: away };
    });
    const body = payment();
    expect(await app.refused(buy, { body }, 409, { as })).toMatchObject({ code: 'store.payment-in-progress' });
    expect(await cartOf(as)).toMatchObject({ status: 'PAYMENT_PENDING' });
    await app.refused(addToCart, { body: { idOffer: other.idOffer } }, 409, { as });
    await app.refused(removeFromCart, { body: { idOffer } }, 409, { as });
    await app.refused(buy, { body: payment() }, 409, { as });

    replaceGateway(quickGateway());
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
    replaceGateway(async (transaction) => {
      const working = await testGatewayOf(transaction);
      const killed = async () => Promise.reject(new Error('killed'));
      return { ...working, charge: (request) => working.charge(request).then(killed), settle: killed };
    });
    await app.refused(buy, { body: payment({ card }) }, 409, { as });
    replaceGateway(quickGateway());
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
    const bothHaveAsked = Promise.withResolvers<void>();
    const firstIsDone = Promise.withResolvers<void>();
    let requested = 0;
    replaceGateway(async (transaction) => ({
      ...(await testGatewayOf(transaction)),
      charge: () => Promise.reject(new Error('nothing is charged here')),
      async settle() {
        requested += 1;
        const isFirst = requested === 1;
        if (!isFirst) bothHaveAsked.resolve();
        // With the single connection of the embedded database, this call would deadlock inside a transaction.
        await app.platform.database.execute('select 1');
        await bothHaveAsked.promise;
        if (isFirst) return { outcome: 'authorised' as const, reference: 'x' };
        await firstIsDone.promise;
        return { outcome: 'refused' as const, reference: 'x' };
      },
    }));
    const run = () => app.runJobs(settlePayments);
    const runs = [run(), run()];
    await Promise.race(runs);
    firstIsDone.resolve();
    await Promise.all(runs);
    expect(requested).toBe(2);
    expect(await orderOf(as)).toEqual({ status: 'paid' });
    expect(await owned(as)).toEqual([idOffer]);
    expect(await chargesOf(app, as)).toEqual([9990]);
  });
});
