import { randomUUID } from 'node:crypto';
import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logging.ts';
import { awardPoints } from '../gamification/index.ts';
import { carts } from './carts.repository.ts';
import { offers } from './offers.repository.ts';
import { orders } from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import type { Card, ChargeOutcome, PaymentGateway, Transaction } from './payment-gateway.ts';
import { MAX_REFUSALS, REFUSALS_WINDOW_MS, SETTLE_AFTER_MS, inCents, isOverdue, totalOf } from './store.rules.ts';

/** Payment that the person requested. */
export interface Purchase {
  readonly idUser: number;
  readonly brand: string;
  readonly idempotencyKey: string | undefined;
  readonly idShoppingCart: number | undefined;
  /** BRL, as shown to the person. */
  readonly totalPrice: number | undefined;
}

/** Next step: `charge` a new order, `settle` one with an unanswered charge, or `done` when nothing is left to do. */
type Begun = { kind: 'charge' | 'settle'; order: OrderRow } | { kind: 'done'; isPaid: boolean };

export function paymentInProgress() {
  return refuse(
    'store.payment-in-progress',
    409,
    'O pagamento deste carrinho está sendo confirmado. Aguarde um instante.',
  );
}

/** Begins a purchase. Commits the order as pending before any charge, so that every charge has an order. */
export async function beginPurchase(db: TenantDb, purchase: Purchase, now: Date): Promise<Begun> {
  const { idUser, idShoppingCart } = purchase;
  const cart = await carts(db, idUser).lockOpen();
  const known =
    purchase.idempotencyKey === undefined ? undefined : await orders(db).byKey(idUser, purchase.idempotencyKey);
  if (known) return resume(known, now);
  if (idShoppingCart !== undefined && idShoppingCart !== cart?.id_shopping_cart) {
    const other = await carts(db, idUser).find(idShoppingCart);
    if (!other) throw notFound();
    // Another tab has already paid this cart.
    return { kind: 'done', isPaid: true };
  }
  const items = cart ? await offers(db, idUser).inCart(cart.id_shopping_cart) : [];
  if (!cart || items.length === 0) throw refuse('store.empty-cart', 409, 'Seu carrinho está vazio');
  const pending = await orders(db).pendingOfCart(cart.id_shopping_cart);
  if (pending) return resume(pending, now);
  const totalCents = totalOf(items);
  if (purchase.totalPrice !== undefined && inCents(purchase.totalPrice) !== totalCents) {
    throw refuse('store.cart-changed', 409, 'Seu carrinho mudou. Confira os itens e o total antes de pagar.');
  }
  const refusals = await orders(db).countRefused(idUser, new Date(now.getTime() - REFUSALS_WINDOW_MS));
  if (refusals >= MAX_REFUSALS) {
    throw refuse(
      'store.too-many-refusals',
      429,
      'Muitos pagamentos recusados. Aguarde alguns minutos e tente de novo.',
    );
  }
  const { idempotencyKey = randomUUID(), brand } = purchase;
  const order = await orders(db).insertPending(
    { idUser, idShoppingCart: cart.id_shopping_cart, idempotencyKey, totalCents, brand, items },
    now,
  );
  return { kind: 'charge', order };
}

function resume(order: OrderRow, now: Date): Begun {
  if (order.status !== 'pending') return { kind: 'done', isPaid: order.status === 'paid' };
  if (!isOverdue(order, now)) throw paymentInProgress();
  return { kind: 'settle', order };
}

/** Returns the idempotency key of an order's charge at the gateway. */
function chargeKey(db: { readonly tenantId: number }, order: OrderRow): string {
  return `${db.tenantId}-${order.id_order}`;
}

/** Charges the order. Settles the charge with the gateway when no answer arrives. */
export async function chargeOrder(
  gateway: PaymentGateway,
  key: string,
  order: OrderRow,
  card: Card,
): Promise<ChargeOutcome> {
  try {
    return await gateway.charge({ key, amountCents: order.total_cents, card });
  } catch {
    // The error is not logged, because it may quote the request, which contains the card.
    return gateway.settle(key);
  }
}

/** Records the outcome once. Returns whether the order is paid. */
export async function closeOrder(db: TenantDb, idOrder: number, outcome: ChargeOutcome, now: Date): Promise<boolean> {
  const order = await orders(db).lock(idOrder);
  if (order.status !== 'pending') return order.status === 'paid';
  if (outcome !== 'authorised') {
    await orders(db).settle(idOrder, { status: 'refused', reason: outcome }, now);
    return false;
  }
  await orders(db).settle(idOrder, { status: 'paid' }, now);
  const bought = await orders(db).handOver(order, now);
  await carts(db, order.id_user).markPaid(order.id_shopping_cart);
  for (const { id_product, title } of bought) {
    await awardPoints(db, {
      idUser: order.id_user,
      event: 'product-bought',
      title,
      once: `product-bought:${id_product}`,
      now,
    });
  }
  return true;
}

interface Till {
  readonly gateway: PaymentGateway;
  readonly transaction: Transaction;
  readonly tenantId: number;
  readonly log: Logger;
  readonly now: Date;
}

/** Pays a cart from beginning to end. Resolves to whether it is paid. */
export async function pay(
  { gateway, transaction, tenantId, log, now }: Till,
  purchase: Purchase,
  card: Card,
): Promise<boolean> {
  const begun = await transaction((db) => beginPurchase(db, purchase, now));
  if (begun.kind === 'done') return begun.isPaid;
  const { order } = begun;
  const key = chargeKey({ tenantId }, order);
  const outcome = await (begun.kind === 'charge' ? chargeOrder(gateway, key, order, card) : gateway.settle(key)).catch(
    () => undefined,
  );
  if (outcome === undefined) {
    log.warn(
      { idOrder: order.id_order },
      'the payment gateway answers neither charge nor inquiry; the order stays pending',
    );
    throw paymentInProgress();
  }
  return transaction((db) => closeOrder(db, order.id_order, outcome, now));
}

/** Settles unanswered charges of one user or of all: those of a server that ended, or of a gateway that was down. */
export async function settleOverdue(
  { gateway, transaction, tenantId, log, now }: Till,
  idUser?: number,
): Promise<void> {
  const before = new Date(now.getTime() - SETTLE_AFTER_MS);
  const overdue = await transaction((db) =>
    orders(db).pendingSince(before, { limit: 20, ...(idUser === undefined ? {} : { idUser }) }),
  );
  for (const order of overdue) {
    const outcome = await gateway.settle(chargeKey({ tenantId }, order)).catch(() => undefined);
    if (outcome === undefined) continue;
    await transaction((db) => closeOrder(db, order.id_order, outcome, now));
    log.info({ idOrder: order.id_order, outcome }, 'an unanswered payment was settled');
  }
}
