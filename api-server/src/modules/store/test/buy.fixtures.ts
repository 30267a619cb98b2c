import { addToCart, listPurchased, showShoppingCart } from '@shared-kit/contracts/store';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { provide } from '../../../platform/wiring.service.ts';
import { paymentGateways } from '../index.ts';
import type { PaymentGateway, PaymentGatewayFactory, Transaction } from '../payment-gateway.port.ts';
import { testGateway } from '../test-gateway.adapter.ts';
import { sell } from './test-shop.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
let gateway: PaymentGatewayFactory;

/** Replaces the payment gateway until the test ends. */
export function replaceGateway(factory: PaymentGatewayFactory): void {
  gateway = factory;
}

/** Creates the gateway of most tests. */
export const quickGateway = (): PaymentGatewayFactory => testGateway({ answerWithinMs: 20 });

export async function testGatewayOf(transaction: Transaction): Promise<PaymentGateway> {
  const working = await quickGateway()(transaction);
  if (!working) throw new Error('the test gateway is always on');
  return working;
}

/** Creates a person with one product of R$ 99,90 in the cart. */
export async function shopper(): Promise<{ as: TestUser; idOffer: number }> {
  const as = await app.makeUser();
  const { idOffer } = await sell(app);
  await app.ok(addToCart, { body: { idOffer } }, { as });
  return { as, idOffer };
}

export const owned = async (as: TestUser) =>
  (await app.ok(listPurchased, { body: {} }, { as })).offers.map(({ idOffer }) => idOffer);
export const cartOf = async (as: TestUser) => (await app.ok(showShoppingCart, {}, { as })).shoppingCart;

async function start(): Promise<void> {
  app = await startTestApp({}, { provides: [provide(paymentGateways, (transaction) => gateway(transaction))] });
  afterLastFile(() => app.close());
}

let started: Promise<void> | undefined;

/** Starts an app whose payment gateway can be replaced. */
export function startBuyApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
  beforeEach(() => {
    app.clock.reset();
    gateway = quickGateway();
  });
}
