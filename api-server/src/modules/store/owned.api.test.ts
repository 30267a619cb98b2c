import {
  addToCart,
  buy,
  findOffer,
  findOrder,
  linkProductFile,
  listOrders,
  showOwnedProduct,
} from '@shared-kit/contracts/store';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { expectForeignIdsAre404, makeTraining, startTestApp } from '../../test/index.ts';
import type { TestApp, TestUser } from '../../test/index.ts';
import { trainingStates } from '../learning/index.ts';
import { giveTrainings, revokeAccess } from './product-access.service.ts';
import { contain, payment, sell } from './test/test-shop.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Creates a product with a training and a file, and a person who has bought it. */
async function buyer() {
  const product = await sell(app, { title: 'Excel sem medo', cents: 4990 });
  const { idNode } = await makeTraining(app, { title: 'Planilhas' });
  const [, file] = await contain(app, product.idProduct, [
    { kind: 'training', title: 'Curso', idNode },
    { kind: 'file', title: 'Apostila', fileKey: 'aa/apostila.pdf', fileName: 'Apostila.pdf' },
  ]);
  const as = await app.makeUser();
  await app.ok(addToCart, { body: { idOffer: product.idOffer } }, { as });
  await app.ok(buy, { body: payment() }, { as });
  return { ...product, idNode, idFile: file ?? 0, as };
}

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(app.platform.database.db, app.tenant.idApp, work);
const stateOf = async (as: TestUser, idNode: number) =>
  (await inTenant((db) => trainingStates(db, { idUser: as.idUser, idNodes: [idNode], now: app.clock.now() }))).get(
    idNode,
  );

describe('an owned product', () => {
  test('opens with its training, in which the buyer is enrolled, and with its file', async () => {
    const { as, idOffer, idNode } = await buyer();
    const { contents, idOrder } = await app.ok(showOwnedProduct, { params: { idOffer } }, { as });
    const enrolled = await stateOf(as, idNode);
    expect(contents).toMatchObject([
      { kind: 'training', title: 'Curso', idEnrollment: enrolled?.idEnrollment, status: 'NOT_ATTEMPTED', progress: 0 },
      { kind: 'file', title: 'Apostila', fileName: 'Apostila.pdf' },
    ]);
    expect((await app.ok(listOrders, {}, { as })).orders).toMatchObject([
      { idOrder, status: 'paid', total: 49.9, titles: ['Excel sem medo'] },
    ]);
  });

  test('says what it contains to everybody, without addresses', async () => {
    const { idOffer } = await buyer();
    const { contents } = await app.ok(findOffer, { params: { idOffer } }, { as: await app.makeUser() });
    expect(contents.map(({ kind, title }) => [kind, title])).toEqual([
      ['training', 'Curso'],
      ['file', 'Apostila'],
    ]);
    expect(JSON.stringify(contents)).not.toContain('apostila.pdf');
  });

  test('an owned product is 404 for people who do not own it, and for other tenants', async () => {
    const { idOffer, idFile } = await buyer();
    const stranger = await app.makeUser();
    await app.refused(showOwnedProduct, { params: { idOffer } }, 404, { as: stranger });
    await app.refused(linkProductFile, { params: { idProductContent: idFile } }, 404, { as: stranger });
    const foreign = await sell(app, { at: app.otherTenant });
    await expectForeignIdsAre404(app, showOwnedProduct, { params: { idOffer: foreign.idOffer } });
    await app.refused(linkProductFile, { params: { idProductContent: idFile } }, 404, {
      as: app.otherUser,
      at: app.otherTenant,
    });
  });

  test('gives the address of its file for ten minutes', async () => {
    const { as, idFile } = await buyer();
    const { url } = await app.ok(linkProductFile, { params: { idProductContent: idFile } }, { as });
    const query = new URL(url, 'http://portal').searchParams;
    expect(Number(query.get('e'))).toBe(Math.floor(app.clock.now().getTime() / 1000) + 600);
    expect(query.get('n')).toBe('Apostila.pdf');
  });

  test('leaves out the training while the learning area is off', async () => {
    const at = await app.makeTenant({ modules: ['store'] });
    const { idOffer, idProduct } = await sell(app, { at });
    const { idNode } = await makeTraining(app, { tenant: at });
    await contain(app, idProduct, [{ kind: 'training', title: 'Curso', idNode }], at);
    const as = await app.makeUser(at);
    await app.ok(addToCart, { body: { idOffer } }, { as, at });
    await app.ok(buy, { body: payment() }, { as, at });
    expect((await app.ok(showOwnedProduct, { params: { idOffer } }, { as, at })).contents).toEqual([]);
  });
});

describe('trainings of products', () => {
  test('keep an enrolment that the person already had, and do not end it when the product is taken back', async () => {
    const { idProduct } = await sell(app);
    const { idNode } = await makeTraining(app);
    await contain(app, idProduct, [{ kind: 'training', title: 'Curso', idNode }]);
    const as = await app.makeUser();
    const now = app.clock.now();
    await inTenant((db) =>
      db
        .insertInto('enrollments')
        .values({ id_user: as.idUser, id_node: idNode, status: 'IN_PROGRESS', progress: 40, enrolled_at: now })
        .execute(),
    );
    const before = await stateOf(as, idNode);
    const change = { idUser: as.idUser, idProducts: [idProduct], now };
    await inTenant((db) => giveTrainings(db, change));
    expect(await stateOf(as, idNode)).toEqual(before);
    await inTenant((db) => revokeAccess(db, change));
    expect(await stateOf(as, idNode)).toEqual(before);
  });

  test('end with the product, unless another owned product contains them', async () => {
    const { as, idProduct, idOffer, idNode } = await buyer();
    const second = await sell(app);
    await contain(app, second.idProduct, [{ kind: 'training', title: 'Curso', idNode }]);
    await app.ok(addToCart, { body: { idOffer: second.idOffer } }, { as });
    await app.ok(buy, { body: payment() }, { as });
    const revoke = (id: number) =>
      inTenant((db) => revokeAccess(db, { idUser: as.idUser, idProducts: [id], now: app.clock.now() }));
    await revoke(idProduct);
    expect(await stateOf(as, idNode)).toMatchObject({ status: 'NOT_ATTEMPTED' });
    await app.refused(showOwnedProduct, { params: { idOffer } }, 404, { as });
    await revoke(second.idProduct);
    expect(await stateOf(as, idNode)).toMatchObject({ status: 'EXPIRED' });
  });
});

describe('orders', () => {
  test('orders have a receipt with items, amounts, buyer and seller, which is mailed once', async () => {
    const { as, idOffer } = await buyer();
    await app.runJobs();
    const [{ idOrder } = { idOrder: 0 }] = (await app.ok(listOrders, {}, { as })).orders;
    const { order } = await app.ok(findOrder, { params: { idOrder } }, { as });
    expect(order).toMatchObject({
      status: 'paid',
      total: 49.9,
      items: [{ idOffer, title: 'Excel sem medo', price: 49.9 }],
      means: { method: 'card' },
      refundedAt: null,
    });
    expect(order.seller.name).not.toBe('');
    const receipts = app.mails.filter(({ subject }) => subject === `Recibo do pedido nº ${idOrder}`);
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.to).toBe(order.buyer.email);
    expect(receipts[0]?.text).toContain('Excel sem medo: R$\u00a049,90');
  });

  test("orders are 404 for another person's and another tenant's order", async () => {
    const { as } = await buyer();
    const [{ idOrder } = { idOrder: 0 }] = (await app.ok(listOrders, {}, { as })).orders;
    await app.refused(findOrder, { params: { idOrder } }, 404, { as: await app.makeUser() });
    await app.refused(findOrder, { params: { idOrder } }, 404, { as: app.otherUser, at: app.otherTenant });
    expect((await app.ok(listOrders, {}, { as: await app.makeUser() })).orders).toEqual([]);
  });

  test('keep the title and the price of the day of the purchase', async () => {
    const { as, idProduct } = await buyer();
    await inTenant((db) =>
      db.updateTable('store_products').set({ title: 'Outro nome' }).where('id_product', '=', idProduct).execute(),
    );
    const [first] = (await app.ok(listOrders, {}, { as })).orders;
    expect(first?.titles).toEqual(['Excel sem medo']);
  });
});
