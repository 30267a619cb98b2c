import { listCampaignUserPoints } from '@shared-kit/contracts/gamification';
import { addToCart, buy } from '@shared-kit/contracts/store';
import { makeRule } from '../gamification/test/make-campaign.ts';
import { cards, chargesOf, payment, sell } from './test/test-shop.ts';
import { app, shopper, owned, cartOf, startBuyApp } from './test/buy.fixtures.ts';

startBuyApp();

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

  test('rejects the payment of a person without a confirmed e-mail before any charge', async () => {
    const as = await app.makeUser(undefined, { email: '', self_registered: true });
    const { idOffer } = await sell(app, { cents: 100 });
    await app.ok(addToCart, { body: { idOffer } }, { as });
    expect(await app.refused(buy, { body: payment({ totalPrice: 1 }) }, 409, { as })).toMatchObject({
      code: 'store.email-unconfirmed',
    });
    expect(await chargesOf(app, as)).toEqual([]);
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
