import { buy, cancelPix, findOrder, showPaymentMethods, showPix, startPix } from '@shared-kit/contracts/store';
import { startTestApp } from '../../test/index.ts';
import { settlePayments } from './settle-payments.job.ts';
import { PIX_LIFETIME_MS } from './store.rules.ts';
import { notify, openPix, pixStateAtGateway, setPix } from './test/test-pix.ts';
import { payment } from './test/test-shop.ts';
import { app, breakGateway, shopper, owned, cartOf, stateOf, startPixApp } from './test/pix.fixtures.ts';

startPixApp();

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
    breakGateway({ createPix: async () => Promise.reject(new Error('connection refused')) });
    expect(await app.refused(startPix, { body: {} }, 503, { as })).toMatchObject({ code: 'store.pix-unavailable' });
    expect(await cartOf(as)).toMatchObject({ status: 'OPEN' });
    breakGateway({});
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
