import {
  addToCart,
  buy,
  findOffer,
  listOffers,
  listPurchased,
  removeFromCart,
  showShoppingCart,
} from '@shared-kit/contracts/store';
import { expectForeignIdsAre404, startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { payment, sell, withdraw } from './test/test-shop.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const anything = { body: {} } as never;

describe('rejections', () => {
  const withSession = [listOffers, listPurchased, addToCart, removeFromCart, buy, showShoppingCart, findOffer];

  test.each(withSession.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s requires a session',
    async (_, endpoint) => {
      const input = endpoint === findOffer ? { params: { idOffer: 1 } } : anything;
      expect(await app.refused(endpoint, input as never, 401)).toMatchObject({ code: 'session.missing' });
    },
  );

  test.each(withSession.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers 404 when the store is off',
    async (_, endpoint) => {
      const closed = await app.makeTenant({ modules: ['content', 'journey'] });
      const user = await app.makeUser(closed);
      const input = endpoint === findOffer ? { params: { idOffer: 1 } } : anything;
      await app.refused(endpoint, input as never, 404, { as: user, at: closed });
    },
  );

  test('answers 404 for ids of another tenant, as for ids that do not exist', async () => {
    const { idOffer } = await sell(app, { at: app.otherTenant });
    await expectForeignIdsAre404(app, addToCart, { body: { idOffer } });
    await expectForeignIdsAre404(app, removeFromCart, { body: { idOffer } });
    await expectForeignIdsAre404(app, findOffer, { params: { idOffer } });
    await expectForeignIdsAre404(app, addToCart, { body: { idOffer: 2147483647 } });
  });

  test("rejects the payment of another person's cart", async () => {
    const { idOffer } = await sell(app);
    const owner = await app.makeUser();
    const stranger = await app.makeUser();
    await app.ok(addToCart, { body: { idOffer } }, { as: owner });
    const { shoppingCart } = await app.ok(showShoppingCart, {}, { as: owner });
    await app.refused(buy, { body: payment({ idShoppingCart: shoppingCart?.idShoppingCart }) }, 404, { as: stranger });
    expect((await app.ok(showShoppingCart, {}, { as: stranger })).shoppingCart).toBeNull();
  });

  test('rejects malformed input and names the field', async () => {
    const as = app.user;
    expect(await app.refused(addToCart, { body: { idOffer: 'x' } } as never, 400, { as })).toMatchObject({
      issues: [{ path: 'body.idOffer' }],
    });
    expect(await app.refused(listOffers, { body: { searchText: 5 } } as never, 400, { as })).toMatchObject({
      code: 'request.invalid',
    });
    expect(await app.refused(findOffer, { params: { idOffer: 0 } }, 400, { as })).toMatchObject({
      code: 'request.invalid',
    });
  });

  test('does not add an already bought product to the cart', async () => {
    const { idOffer } = await sell(app);
    const as = await app.makeUser();
    await app.ok(addToCart, { body: { idOffer } }, { as });
    await app.ok(buy, { body: payment() }, { as });
    expect(await app.refused(addToCart, { body: { idOffer } }, 409, { as })).toMatchObject({
      code: 'store.already-acquired',
    });
  });

  test('answers 404 for a withdrawn offer, except to its buyers', async () => {
    const { idOffer } = await sell(app, { title: 'Retirado' });
    const buyer = await app.makeUser();
    await app.ok(addToCart, { body: { idOffer } }, { as: buyer });
    await app.ok(buy, { body: payment() }, { as: buyer });
    await withdraw(app, idOffer);
    await app.refused(findOffer, { params: { idOffer } }, 404, { as: app.user });
    await app.refused(addToCart, { body: { idOffer } }, 404, { as: app.user });
    expect((await app.ok(findOffer, { params: { idOffer } }, { as: buyer })).offer).toMatchObject({ aquired: true });
    expect((await app.ok(listPurchased, { body: {} }, { as: buyer })).offers).toHaveLength(1);
    expect((await app.ok(listOffers, { body: { searchText: 'Retirado' } }, { as: buyer })).offers).toEqual([]);
  });
});

describe('offers', () => {
  test('lists offers that match every word, ignoring case and accents [A7s-01]', async () => {
    const as = await app.makeUser();
    await sell(app, { title: 'Negociação em vendas', description: 'Técnicas de 100% de acordo', cents: 14990 });
    const { success, offers } = await app.ok(listOffers, { body: { searchText: 'NEGOCIACAO vendas' } }, { as });
    expect(success).toBe(true);
    expect(offers).toMatchObject([{ title: 'Negociação em vendas', price: 149.9, aquired: false }]);
    expect((await app.ok(listOffers, { body: { searchText: 'negociação excel' } }, { as })).offers).toEqual([]);
    expect((await app.ok(listOffers, { body: { searchText: '100%' } }, { as })).offers).toHaveLength(1);
    expect((await app.ok(listOffers, { body: { searchText: '10_%' } }, { as })).offers).toEqual([]);
  });

  test('returns an offer with exactly the fields of the specification [A3-24]', async () => {
    const { idOffer, idProduct } = await sell(app);
    const { offer } = await app.ok(findOffer, { params: { idOffer } }, { as: app.user });
    expect(offer).toEqual({
      idOffer,
      idProduct,
      title: 'Curso de Excel',
      description: 'Planilhas sem medo',
      content: '<p>Texto</p>',
      imageURL: expect.stringMatching(new RegExp(`^${app.tenant.basePath}/media/curso.webp\\?`)),
      price: 99.9,
      aquired: false,
    });
  });

  test('lists only what the person bought as purchased, also in a search [A7s-02]', async () => {
    const as = await app.makeUser();
    const bought = await sell(app, { title: 'Oratória' });
    await sell(app, { title: 'Oratória avançada' });
    expect((await app.ok(listPurchased, { body: { searchText: '' } }, { as })).offers).toEqual([]);
    await app.ok(addToCart, { body: { idOffer: bought.idOffer } }, { as });
    await app.ok(buy, { body: payment() }, { as });
    const { success, offers } = await app.ok(listPurchased, { body: { searchText: 'oratoria' } }, { as });
    expect(success).toBe(true);
    expect(offers.map(({ idOffer, aquired }) => ({ idOffer, aquired }))).toEqual([
      { idOffer: bought.idOffer, aquired: true },
    ]);
    expect((await app.ok(listPurchased, { body: { searchText: 'excel' } }, { as })).offers).toEqual([]);
  });
});

describe('cart', () => {
  test('adds an offer once, however often it is sent [A7s-03]', async () => {
    const as = await app.makeUser();
    const { idOffer } = await sell(app);
    expect(await app.ok(addToCart, { body: { idOffer } }, { as })).toEqual({ sucess: true });
    expect(await app.ok(addToCart, { body: { idOffer } }, { as })).toEqual({ sucess: true });
    expect((await app.ok(showShoppingCart, {}, { as })).itens).toHaveLength(1);
  });

  test('shares one cart between two tabs that start it at once', async () => {
    const as = await app.makeUser();
    const shelf = await Promise.all([sell(app), sell(app), sell(app)]);
    await Promise.all(shelf.map(({ idOffer }) => app.ok(addToCart, { body: { idOffer } }, { as })));
    expect((await app.ok(showShoppingCart, {}, { as })).itens).toHaveLength(3);
  });

  test('removes an item, and accepts removing it again [A7s-04]', async () => {
    const as = await app.makeUser();
    const stays = await sell(app);
    const goes = await sell(app);
    for (const { idOffer } of [stays, goes]) await app.ok(addToCart, { body: { idOffer } }, { as });
    expect(await app.ok(removeFromCart, { body: { idOffer: goes.idOffer } }, { as })).toEqual({ sucess: true });
    expect(await app.ok(removeFromCart, { body: { idOffer: goes.idOffer } }, { as })).toEqual({ sucess: true });
    expect((await app.ok(showShoppingCart, {}, { as })).itens.map(({ idOffer }) => idOffer)).toEqual([stays.idOffer]);
  });

  test('computes the cart total on the server, to the cent [A7s-06] [A3-24] [A3-25]', async () => {
    const as = await app.makeUser();
    const shelf = [
      await sell(app, { cents: 1010 }),
      await sell(app, { cents: 2020 }),
      await sell(app, { cents: 4997 }),
    ];
    for (const { idOffer } of shelf) await app.ok(addToCart, { body: { idOffer } }, { as });
    const { success, itens, shoppingCart } = await app.ok(showShoppingCart, {}, { as });
    expect(success).toBe(true);
    expect(itens.map(({ idOffer }) => idOffer)).toEqual(shelf.map(({ idOffer }) => idOffer));
    expect(shoppingCart).toEqual({
      idShoppingCart: expect.any(Number),
      idUser: as.idUser,
      totalPrice: 80.27,
      numItens: 3,
      itens,
      status: 'OPEN',
    });
  });

  test('removes a withdrawn offer from the cart and its total', async () => {
    const as = await app.makeUser();
    const shelf = [await sell(app, { cents: 1000 }), await sell(app, { cents: 500 })];
    for (const { idOffer } of shelf) await app.ok(addToCart, { body: { idOffer } }, { as });
    await withdraw(app, shelf[0]?.idOffer ?? 0);
    expect((await app.ok(showShoppingCart, {}, { as })).shoppingCart).toMatchObject({ totalPrice: 5, numItens: 1 });
  });
});
