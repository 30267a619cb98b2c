import { addToCart, buy, listOrders } from '@shared-kit/contracts/store';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { refundOrderOf } from './refund.service.ts';
import { settlePayments } from './settle-payments.job.ts';
import { payment, sell } from './test/test-shop.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a refund notifies the buyer once, by mail and in the bell, with a link to the order', async () => {
  const as = await app.makeUser(app.tenant, { name: 'Eva Lacerda', email: 'eva@exemplo.com.br' });
  const { idOffer } = await sell(app);
  await app.ok(addToCart, { body: { idOffer } }, { as });
  await app.ok(buy, { body: payment() }, { as });
  const [order] = (await app.ok(listOrders, {}, { as })).orders;
  const idOrder = order?.idOrder ?? 0;
  for (let time = 1; time <= 2; time += 1)
    expect(await refundOrderOf(app.platform, { tenantId: app.tenant.idApp, idOrder, reason: 'Desistência' })).toBe(
      'refunded',
    );
  await app.runJobs(settlePayments);
  await app.runJobs();
  const mails = app.mails.filter(({ subject }) => subject === `Reembolso do pedido nº ${idOrder}`);
  expect(mails.map(({ to }) => to)).toEqual(['eva@exemplo.com.br']);
  expect(mails[0]?.text).toMatch(/Devolvemos R\$\s99,90, o valor do pedido/);
  const { notifications } = await app.ok(listBellEntries, { query: {} }, { as });
  expect(notifications.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { title: `Reembolso do pedido nº ${idOrder}`, path: `/pedidolojinha?idOrder=${idOrder}`, isRead: false },
  ]);
});
