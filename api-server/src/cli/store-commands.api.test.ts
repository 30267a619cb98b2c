import { addToCart, buy, findOrder, listOrders, listPurchased } from '@shared-kit/contracts/store';
import { provide } from '../platform/wiring.service.ts';
import { installedGateways, paymentGateways } from '../modules/store/index.ts';
import { settlePayments } from '../modules/store/settle-payments.job.ts';
import { cards, payment, sell } from '../modules/store/test/test-shop.ts';
import { runAzulejo, startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';

let app: TestApp;
let refunds: string[] = [];
let isSilent = false;

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
              async refund(refund) {
                if (isSilent) throw new Error('connection refused');
                refunds.push(refund.key);
                return gateway.refund(refund);
              },
            }
          );
        }),
      ],
    },
  );
});

beforeEach(() => {
  refunds = [];
  isSilent = false;
});

afterAll(() => app.close());

async function paidOrder() {
  const as = await app.makeUser();
  const { idOffer } = await sell(app);
  await app.ok(addToCart, { body: { idOffer } }, { as });
  await app.ok(buy, { body: payment() }, { as });
  const [order] = (await app.ok(listOrders, {}, { as })).orders;
  return { as, idOffer, idOrder: order?.idOrder ?? 0 };
}

const refund = (idOrder: number | string, tenant = app.tenant.segment) =>
  runAzulejo(app, 'store', 'refund', String(idOrder), '--tenant', tenant, '--reason', 'Desistência em 7 dias');

test('a refund takes the product back, returns the money once and shows its reason', async () => {
  const { as, idOffer, idOrder } = await paidOrder();
  expect(await refund(idOrder)).toEqual({ code: 0, error: '', out: `pedido nº ${idOrder}: reembolsado` });
  expect((await refund(idOrder)).out).toBe(`pedido nº ${idOrder}: reembolsado`);
  expect(refunds).toHaveLength(1);
  expect((await app.ok(listPurchased, { body: {} }, { as })).offers).toEqual([]);
  expect((await app.ok(findOrder, { params: { idOrder } }, { as })).order).toMatchObject({
    status: 'refunded',
    refundReason: 'Desistência em 7 dias',
    refundedAt: expect.any(String),
  });
  await app.ok(addToCart, { body: { idOffer } }, { as });
  expect(await app.ok(buy, { body: payment() }, { as })).toEqual({ sucess: true });
});

test('a refund that the gateway does not confirm is sent again by the job', async () => {
  const { as, idOrder } = await paidOrder();
  isSilent = true;
  expect((await refund(idOrder)).out).toContain('ainda não confirmou');
  await app.runJobs(settlePayments);
  const status = async () => (await app.ok(findOrder, { params: { idOrder } }, { as })).order.status;
  expect(await status()).toBe('refunding');
  expect((await app.ok(listPurchased, { body: {} }, { as })).offers).toEqual([]);
  isSilent = false;
  await app.runJobs(settlePayments);
  expect(await status()).toBe('refunded');
  await app.runJobs(settlePayments);
  expect(refunds).toHaveLength(1);
});

test('rejects an unknown order, an order of another tenant, and one that was never paid', async () => {
  const { idOrder } = await paidOrder();
  expect((await refund('abc')).code).not.toBe(0);
  expect((await refund(2_147_483_647)).code).not.toBe(0);
  expect((await refund(idOrder, app.otherTenant.segment)).code).not.toBe(0);
  const as = await app.makeUser();
  const { idOffer } = await sell(app);
  await app.ok(addToCart, { body: { idOffer } }, { as });
  await app.ok(buy, { body: payment({ card: cards.refused }) }, { as });
  expect((await refund(idOrder + 1)).error).toContain('não foi pago');
  expect(refunds).toEqual([]);
});
