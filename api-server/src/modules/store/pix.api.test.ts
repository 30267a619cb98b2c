import { randomUUID } from 'node:crypto';
import {
  addToCart,
  buy,
  cancelPix,
  findOrder,
  listOrders,
  listPurchased,
  receivePaymentNotification,
  showPaymentMethods,
  showPix,
  showShoppingCart,
  startPix,
} from '@shared-kit/contracts/store';
import { startTestApp } from '../../test/index.ts';
import type { TestApp, TestUser } from '../../test/index.ts';
import { provide } from '../../platform/wiring.service.ts';
import { paymentGateways } from './payment-gateway.port.ts';
import type { PaymentGateway } from './payment-gateway.port.ts';
import { installedGateways } from './installed-gateways.adapter.ts';
import { settlePayments } from './settle-payments.job.ts';
import { PIX_LIFETIME_MS } from './store.rules.ts';
import { notify, openPix, pixStateAtGateway, setPix } from './test/test-pix.ts';
import { payment, sell } from './test/test-shop.ts';

let app: TestApp;
/** Replaces calls of the gateway while a test runs. */
let broken: Partial<PaymentGateway>;
let requests: string[];

beforeAll(async () => {
  app = await startTestApp(
    {},
    {
      provides: [
        provide(paymentGateways, async (transaction) => {
          const gateway = await installedGateways(app.platform.env)(transaction);
          return (
            gateway && {
              ...gateway,
              find: async (reference) => {
                requests.push(reference);
                return gateway.find(reference);
              },
              ...broken,
            }
          );
        }),
      ],
    },
  );
});

beforeEach(() => {
  app.clock.reset();
  broken = {};
  requests = [];
});

afterAll(() => app.close());

/** Creates a person with one product of R$ 99,90 in the cart. */
async function shopper() {
  const as = await app.makeUser();
  const { idOffer, idProduct } = await sell(app);
  await app.ok(addToCart, { body: { idOffer } }, { as });
  return { as, idOffer, idProduct };
}

const owned = async (as: TestUser) =>
  (await app.ok(listPurchased, { body: {} }, { as })).offers.map(({ idOffer }) => idOffer);
const cartOf = async (as: TestUser) => (await app.ok(showShoppingCart, {}, { as })).shoppingCart;
const stateOf = async (as: TestUser, idOrder: number) =>
  (await app.ok(showPix, { params: { idOrder } }, { as })).payment.state;
const statusOf = async (as: TestUser, idOrder: number) =>
  (await app.ok(findOrder, { params: { idOrder } }, { as })).order.status;

describe('a Pix', () => {
  test('a Pix has a code with a checksum, a QR code and half an hour, and locks the cart', async () => {
    const { as } = await shopper();
    const pix = await openPix(app, as);
    expect(pix).toMatchObject({ state: 'open', amount: 99.9, secondsLeft: PIX_LIFETIME_MS / 1000 });
    expect(pix.code).toMatch(/^000201010212.*br\.gov\.bcb\.pix.*5303986540599\.905802BR.*6304[0-9A-F]{4}$/);
    expect(pix.qr.size).toBeGreaterThan(20);
    expect(pix.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(await cartOf(as)).toMatchObject({ status: 'PAYMENT_PENDING', idPixOrder: pix.idOrder });
    await app.refused(buy, { body: payment() }, 409, { as });
  });

  test('a Pix is the same for a double click and for two tabs', async () => {
    const { as } = await shopper();
    const first = await openPix(app, as);
    const second = await openPix(app, as);
    expect(second).toMatchObject({ idOrder: first.idOrder, code: first.code });
  });

  test('a Pix is handed over when the gateway reports the payment', async () => {
    const { as, idOffer } = await shopper();
    const { idOrder, reference } = await openPix(app, as);
    expect(await owned(as)).toEqual([]);
    await setPix(app, reference, { state: 'paid' });
    expect((await notify(app, reference)).status).toBe(200);
    expect(await owned(as)).toEqual([idOffer]);
    expect(await stateOf(as, idOrder)).toBe('paid');
    expect(await cartOf(as)).toBeNull();
    expect((await app.ok(findOrder, { params: { idOrder } }, { as })).order.means).toEqual({ method: 'pix' });
  });

  test('a Pix can be cancelled, so that the cart is paid by card', async () => {
    const { as, idOffer } = await shopper();
    const { idOrder, reference } = await openPix(app, as);
    expect((await app.ok(cancelPix, { params: { idOrder } }, { as })).payment.state).toBe('cancelled');
    expect(await pixStateAtGateway(app, reference)).toBe('closed');
    expect(await cartOf(as)).toMatchObject({ status: 'OPEN' });
    expect(await app.ok(buy, { body: payment() }, { as })).toEqual({ sucess: true });
    expect(await owned(as)).toEqual([idOffer]);
  });

  test('that was paid in the same moment is not cancelled', async () => {
    const { as, idOffer } = await shopper();
    const { idOrder, reference } = await openPix(app, as);
    await setPix(app, reference, { state: 'paid' });
    expect((await app.ok(cancelPix, { params: { idOrder } }, { as })).payment.state).toBe('paid');
    expect(await owned(as)).toEqual([idOffer]);
  });

  test('expires by the job, and the cart opens again', async () => {
    const { as } = await shopper();
    const { idOrder } = await openPix(app, as);
    app.clock.advance(PIX_LIFETIME_MS - 1000);
    await app.runJobs(settlePayments);
    expect(await stateOf(as, idOrder)).toBe('open');
    app.clock.advance(2000);
    await app.runJobs(settlePayments);
    expect(await stateOf(as, idOrder)).toBe('expired');
    expect(await cartOf(as)).toMatchObject({ status: 'OPEN' });
  });

  test('whose payment was never reported is found paid when its time is over', async () => {
    const { as, idOffer } = await shopper();
    const { idOrder, reference } = await openPix(app, as);
    await setPix(app, reference, { state: 'paid' });
    app.clock.advance(PIX_LIFETIME_MS + 1);
    expect(await stateOf(as, idOrder)).toBe('paid');
    expect(await owned(as)).toEqual([idOffer]);
  });

  test('that the gateway cannot create leaves the cart open', async () => {
    const { as } = await shopper();
    broken = { createPix: async () => Promise.reject(new Error('connection refused')) };
    expect(await app.refused(startPix, { body: {} }, 503, { as })).toMatchObject({ code: 'store.pix-unavailable' });
    expect(await cartOf(as)).toMatchObject({ status: 'OPEN' });
    broken = {};
    expect((await openPix(app, as)).state).toBe('open');
  });

  test('a Pix is not created an eleventh time within ten minutes', async () => {
    const { as } = await shopper();
    for (let time = 0; time < 10; time += 1) {
      const { idOrder } = await openPix(app, as);
      await app.ok(cancelPix, { params: { idOrder } }, { as });
    }
    expect(await app.refused(startPix, { body: {} }, 429, { as })).toMatchObject({ code: 'store.too-many-pix' });
    expect(await app.ok(buy, { body: payment() }, { as })).toEqual({ sucess: true });
  });

  test("a Pix is 404 for another person, and a tenant without a gateway can't take payments", async () => {
    const { as } = await shopper();
    const { idOrder } = await openPix(app, as);
    const stranger = await app.makeUser();
    await app.refused(showPix, { params: { idOrder } }, 404, { as: stranger });
    await app.refused(cancelPix, { params: { idOrder } }, 404, { as: stranger });
    await app.refused(showPix, { params: { idOrder } }, 404, { as: app.otherUser, at: app.otherTenant });

    const closed = await startTestApp({ PAYMENT_STAND_IN_PORT: '' });
    try {
      expect(await closed.ok(showPaymentMethods, {}, { as: closed.user })).toMatchObject({
        methods: [],
        tokenUrl: null,
      });
      await closed.refused(startPix, { body: {} }, 503, { as: closed.user });
      await closed.refused(buy, { body: payment() }, 503, { as: closed.user });
    } finally {
      await closed.close();
    }
  });
});

describe('a notification', () => {
  test('with a wrong, an outdated or no signature is rejected before the gateway is asked', async () => {
    const { as } = await shopper();
    const { idOrder, reference } = await openPix(app, as);
    await setPix(app, reference, { state: 'paid' });
    const tenMinutesAgo = new Date(app.clock.now().getTime() - 600_000);
    expect((await notify(app, reference, { secret: 'another' })).status).toBe(401);
    expect((await notify(app, reference, { at: tenMinutesAgo })).status).toBe(401);
    await app.refused(receivePaymentNotification, { query: { 'data.id': reference }, body: {} }, 401);
    expect(requests).toEqual([]);
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
    expect(requests).toEqual([reference]);
    await app.runJobs();
    const order = await openOrder(as);
    expect(app.mails.filter(({ subject }) => subject === `Recibo do pedido nº ${order}`)).toHaveLength(1);
  });

  test('a notification is processed when it is sent again after the gateway was silent', async () => {
    const { as, idOffer } = await shopper();
    const { reference } = await openPix(app, as);
    await setPix(app, reference, { state: 'paid' });
    const requestId = randomUUID();
    broken = { find: async () => Promise.reject(new Error('connection refused')) };
    expect((await notify(app, reference, { requestId })).status).toBe(503);
    broken = {};
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
    broken = {
      find: async () => ({ reference, key: `${app.otherTenant.idApp}-${idOrder}`, amountCents: 9990, state: 'paid' }),
    };
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

async function openOrder(as: TestUser): Promise<number> {
  const { orders } = await app.ok(listOrders, {}, { as });
  return orders[0]?.idOrder ?? 0;
}
