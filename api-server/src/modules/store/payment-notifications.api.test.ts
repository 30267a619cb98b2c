import { randomUUID } from 'node:crypto';
import { addToCart, buy, receivePaymentNotification } from '@shared-kit/contracts/store';
import { settlePayments } from './settle-payments.job.ts';
import { PIX_LIFETIME_MS } from './store.rules.ts';
import { notify, openPix, pixStateAtGateway, setPix } from './test/test-pix.ts';
import { payment, sell } from './test/test-shop.ts';
import {
  app,
  breakGateway,
  requested,
  shopper,
  owned,
  cartOf,
  stateOf,
  statusOf,
  openOrder,
  startPixApp,
} from './test/pix.fixtures.ts';

startPixApp();

describe('a notification', () => {
  test('with a wrong, an outdated or no signature is rejected before the gateway is asked', async () => {
    const { as } = await shopper();
    const { idOrder, reference } = await openPix(app, as);
    await setPix(app, reference, { state: 'paid' });
    const tenMinutesAgo = new Date(app.clock.now().getTime() - 600_000);
    expect((await notify(app, reference, { secret: 'another' })).status).toBe(401);
    expect((await notify(app, reference, { at: tenMinutesAgo })).status).toBe(401);
    await app.refused(receivePaymentNotification, { query: { 'data.id': reference }, body: {} }, 401);
    expect(requested).toEqual([]);
    expect(await statusOf(as, idOrder)).toBe('pending');
  });

  test('for another payment does not have a signature of its own', async () => {
    const [first, second] = [await shopper(), await shopper()];
    const [one, other] = [await openPix(app, first.as), await openPix(app, second.as)];
    const signed = await notify(app, one.reference);
    expect(signed.status).toBe(200);
    const { requestId, ts } = { requestId: randomUUID(), ts: String(Math.floor(app.clock.now().getTime() / 1000)) };
    const reply = await app.call(
      receivePaymentNotification,
      { query: { 'data.id': other.reference }, body: {} },
      { headers: { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${'0'.repeat(64)}` } },
    );
    expect(reply.status).toBe(401);
  });

  test('that is sent again has no effect, and the gateway is not asked again', async () => {
    const { as } = await shopper();
    const { reference } = await openPix(app, as);
    await setPix(app, reference, { state: 'paid' });
    const requestId = randomUUID();
    for (let time = 0; time < 3; time += 1) expect((await notify(app, reference, { requestId })).status).toBe(200);
    expect(requested).toEqual([reference]);
    await app.runJobs();
    const order = await openOrder(as);
    expect(app.mails.filter(({ subject }) => subject === `Recibo do pedido nº ${order}`)).toHaveLength(1);
  });

  test('a notification is processed when it is sent again after the gateway was silent', async () => {
    const { as, idOffer } = await shopper();
    const { reference } = await openPix(app, as);
    await setPix(app, reference, { state: 'paid' });
    const requestId = randomUUID();
    breakGateway({ find: async () => Promise.reject(new Error('connection refused')) });
    expect((await notify(app, reference, { requestId })).status).toBe(503);
    breakGateway({});
    expect((await notify(app, reference, { requestId })).status).toBe(200);
    expect(await owned(as)).toEqual([idOffer]);
  });

  test('about an open or an unknown payment changes nothing', async () => {
    const { as } = await shopper();
    const { idOrder, reference } = await openPix(app, as);
    expect((await notify(app, reference)).status).toBe(200);
    expect((await notify(app, 'f'.repeat(32))).status).toBe(200);
    expect(await statusOf(as, idOrder)).toBe('pending');
  });

  test('about a payment of another amount hands nothing over and returns the money', async () => {
    const { as } = await shopper();
    const { idOrder, reference } = await openPix(app, as);
    await setPix(app, reference, { state: 'paid', amount_cents: 1 });
    await notify(app, reference);
    expect(await owned(as)).toEqual([]);
    expect(await statusOf(as, idOrder)).toBe('refunding');
    await app.runJobs(settlePayments);
    expect(await statusOf(as, idOrder)).toBe('refunded');
    expect(await pixStateAtGateway(app, reference)).toBe('refunded');
  });

  test('whose payment names an order of another tenant changes nothing', async () => {
    const { as } = await shopper();
    const { idOrder, reference } = await openPix(app, as);
    breakGateway({
      find: async () => ({ reference, key: `${app.otherTenant.idApp}-${idOrder}`, amountCents: 9990, state: 'paid' }),
    });
    expect((await notify(app, reference)).status).toBe(200);
    expect(await owned(as)).toEqual([]);
  });
});

describe('a payment that arrives after the Pix has expired', () => {
  async function expired() {
    const person = await shopper();
    const pix = await openPix(app, person.as);
    app.clock.advance(PIX_LIFETIME_MS + 1);
    await app.runJobs(settlePayments);
    expect(await stateOf(person.as, pix.idOrder)).toBe('expired');
    return { ...person, ...pix };
  }

  test('revives the order, and what else is in the cart stays in a cart', async () => {
    const { as, idOffer, idOrder, reference } = await expired();
    const other = await sell(app, { title: 'Power BI' });
    await app.ok(addToCart, { body: { idOffer: other.idOffer } }, { as });
    await setPix(app, reference, { state: 'paid' });
    await notify(app, reference);
    expect(await statusOf(as, idOrder)).toBe('paid');
    expect(await owned(as)).toEqual([idOffer]);
    expect((await cartOf(as))?.itens.map((item) => item.idOffer)).toEqual([other.idOffer]);
    expect(await app.ok(buy, { body: payment() }, { as })).toEqual({ sucess: true });
  });

  test('goes back when the products were bought otherwise meanwhile', async () => {
    const { as, idOffer, idOrder, reference } = await expired();
    expect(await app.ok(buy, { body: payment() }, { as })).toEqual({ sucess: true });
    await setPix(app, reference, { state: 'paid' });
    await notify(app, reference);
    await app.runJobs(settlePayments);
    expect(await statusOf(as, idOrder)).toBe('refunded');
    expect(await pixStateAtGateway(app, reference)).toBe('refunded');
    expect(await owned(as)).toEqual([idOffer]);
  });
});
