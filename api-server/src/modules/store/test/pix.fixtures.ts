import {
  addToCart,
  findOrder,
  listOrders,
  listPurchased,
  showPix,
  showShoppingCart,
} from '@shared-kit/contracts/store';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { provide } from '../../../platform/wiring.service.ts';
import { paymentGateways } from '../payment-gateway.port.ts';
import type { PaymentGateway } from '../payment-gateway.port.ts';
import { installedGateways } from '../installed-gateways.adapter.ts';
import { sell } from './test-shop.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;

let broken: Partial<PaymentGateway>;

/** Replaces calls of the gateway until the test ends. */
export function breakGateway(calls: Partial<PaymentGateway>): void {
  broken = calls;
}

/** References of the payments that the gateway was asked about in this test. */
export let requested: string[];

/** Creates a person with one product of R$ 99,90 in the cart. */
export async function shopper() {
  const as = await app.makeUser();
  const { idOffer, idProduct } = await sell(app);
  await app.ok(addToCart, { body: { idOffer } }, { as });
  return { as, idOffer, idProduct };
}

export const owned = async (as: TestUser) =>
  (await app.ok(listPurchased, { body: {} }, { as })).offers.map(({ idOffer }) => idOffer);
export const cartOf = async (as: TestUser) => (await app.ok(showShoppingCart, {}, { as })).shoppingCart;
export const stateOf = async (as: TestUser, idOrder: number) =>
  (await app.ok(showPix, { params: { idOrder } }, { as })).payment.state;
export const statusOf = async (as: TestUser, idOrder: number) =>
  (await app.ok(findOrder, { params: { idOrder } }, { as })).order.status;

export async function openOrder(as: TestUser): Promise<number> {
  const { orders } = await app.ok(listOrders, {}, { as });
  return orders[0]?.idOrder ?? 0;
}

async function start(): Promise<void> {
  const gateways = provide(paymentGateways, async (transaction) => {
    const gateway = await installedGateways(app.platform.env)(transaction);
    return (
      gateway && {
        ...gateway,
        find: async (reference) => {
          requested.push(reference);
          return gateway.find(reference);
        },
        ...broken,
      }
    );
  });
  app = await startTestApp({}, { provides: [gateways] });
  afterLastFile(() => app.close());
}

let started: Promise<void> | undefined;

/** Starts an app whose payment gateway can be broken. */
export function startPixApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
  beforeEach(() => {
    app.clock.reset();
    broken = {};
    requested = [];
  });
}
