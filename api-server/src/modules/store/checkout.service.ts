import { randomUUID } from 'node:crypto';
import { digitsOf } from '@shared-kit/contracts/store';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/job.port.ts';
import type { Logger } from '../../platform/logging.adapter.ts';
import { users } from '../identity/index.ts';
import { carts } from './carts.repository.ts';
import { closeOrder } from './close-order.service.ts';
import { offers } from './offers.repository.ts';
import { orders } from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import type { Charge, PaymentGateway, PaymentRequest, Transaction } from './payment-gateway.port.ts';
import {
  MAX_PIX,
  MAX_REFUSALS,
  PIX_LIFETIME_MS,
  REFUSALS_WINDOW_MS,
  inCents,
  isOverdue,
  totalOf,
} from './store.rules.ts';

/** Payment that the person requested. */
export interface Purchase {
  readonly idUser: number;
  readonly means: { readonly method: 'card'; readonly brand: string; readonly lastDigits: string } | { method: 'pix' };
  readonly idempotencyKey: string | undefined;
  readonly idShoppingCart: number | undefined;
  /** BRL, as shown to the person. */
  readonly totalPrice: number | undefined;
}

/**
 * Next step: `charge` a new order, `settle` one with an unanswered charge, `wait` for the Pix that the person has, or
 * `done` when nothing is left to do.
 */
type Begun =
  | { kind: 'charge' | 'settle' | 'wait'; order: OrderRow }
  | { kind: 'done'; isPaid: boolean; order: OrderRow | null };

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
    return { kind: 'done', isPaid: true, order: null };
  }
  const items = cart ? await offers(db, idUser).inCart(cart.id_shopping_cart) : [];
  if (!cart || items.length === 0) throw refuse('store.empty-cart', 409, 'Seu carrinho está vazio');
  const pending = await orders(db).pendingOfCart(cart.id_shopping_cart);
  if (pending) {
    if (pending.method !== purchase.means.method) throw paymentInProgress();
    return resume(pending, now);
  }
  const totalCents = totalOf(items);
  if (purchase.totalPrice !== undefined && inCents(purchase.totalPrice) !== totalCents) {
    throw refuse('store.cart-changed', 409, 'Seu carrinho mudou. Confira os itens e o total antes de pagar.');
  }
  await assertNotTooMany(db, purchase, now);
  const { idempotencyKey = randomUUID(), means } = purchase;
  const order = await orders(db).insertPending(
    {
      idUser,
      idShoppingCart: cart.id_shopping_cart,
      idempotencyKey,
      totalCents,
      method: means.method,
      brand: means.method === 'card' ? means.brand : '',
      lastDigits: means.method === 'card' ? means.lastDigits : '',
      expiresAt: means.method === 'pix' ? new Date(now.getTime() + PIX_LIFETIME_MS) : null,
      items,
    },
    now,
  );
  return { kind: 'charge', order };
}

/** Rejects a person who tries many cards, or who creates many Pix codes. */
async function assertNotTooMany(db: TenantDb, { idUser, means }: Purchase, now: Date): Promise<void> {
  const since = new Date(now.getTime() - REFUSALS_WINDOW_MS);
  if (means.method === 'card' && (await orders(db).countRefused(idUser, since)) >= MAX_REFUSALS)
    throw refuse(
      'store.too-many-refusals',
      429,
      'Muitos pagamentos recusados. Aguarde alguns minutos e tente de novo.',
    );
  if (means.method === 'pix' && (await orders(db).countPix(idUser, since)) >= MAX_PIX)
    throw refuse('store.too-many-pix', 429, 'Muitos códigos Pix gerados. Aguarde alguns minutos e tente de novo.');
}

function resume(order: OrderRow, now: Date): Begun {
  if (order.status !== 'pending') return { kind: 'done', isPaid: order.status === 'paid', order };
  if (order.method === 'pix' && order.pix_code !== null) return { kind: 'wait', order };
  if (!isOverdue(order, now)) throw paymentInProgress();
  return { kind: 'settle', order };
}

/** Returns the idempotency key of an order's charge at the gateway. */
export function chargeKey(tenantId: number, { id_order }: Pick<OrderRow, 'id_order'>): string {
  return `${tenantId}-${id_order}`;
}

export interface Till {
  readonly gateway: PaymentGateway;
  readonly transaction: Transaction;
  readonly tenantId: number;
  readonly jobs: JobQueue;
  readonly log: Logger;
  readonly now: Date;
}

/** Input of a new payment in addition to the till: the address for the gateway's notifications. */
export interface Counter extends Till {
  readonly notificationUrl: string;
}

/** Returns the request for the payment of an order. */
export async function paymentRequest(
  db: TenantDb,
  order: OrderRow,
  { tenantId, notificationUrl }: Pick<Counter, 'tenantId' | 'notificationUrl'>,
): Promise<PaymentRequest> {
  const buyer = await users(db).find(order.id_user);
  return {
    key: chargeKey(tenantId, order),
    amountCents: order.total_cents,
    description: `Pedido nº ${order.id_order}`,
    payer: { name: buyer?.name ?? '', email: buyer?.email ?? '', cpf: digitsOf(buyer?.cpf ?? '') },
    notificationUrl,
  };
}

/** Pays a cart by card from beginning to end. Resolves to whether it is paid. */
export async function pay(
  counter: Counter,
  purchase: Purchase,
  card: { readonly token: string; readonly brand: string },
): Promise<boolean> {
  const { gateway, transaction, tenantId, jobs, log, now } = counter;
  const begun = await transaction((db) => beginPurchase(db, purchase, now));
  if (begun.kind === 'done') return begun.isPaid;
  if (begun.kind === 'wait') throw paymentInProgress();
  const { order } = begun;
  const key = chargeKey(tenantId, order);
  const isNew = begun.kind === 'charge';
  const request = isNew ? await transaction((db) => paymentRequest(db, order, counter)) : null;
  const charge = await (request ? chargeOrder(gateway, { ...request, ...card }) : gateway.settle(key)).catch(
    () => undefined,
  );
  if (charge === undefined) {
    log.warn(
      { idOrder: order.id_order },
      'the payment gateway answers neither charge nor inquiry; the order stays pending',
    );
    throw paymentInProgress();
  }
  return transaction((db) => closeOrder(db, order.id_order, charge, { jobs, now }));
}

/** Charges a card. Settles the charge with the gateway when no answer arrives. */
async function chargeOrder(gateway: PaymentGateway, request: Parameters<PaymentGateway['charge']>[0]): Promise<Charge> {
  try {
    return await gateway.charge(request);
  } catch {
    // The error is not logged, because it may quote the request, which contains the card's token.
    return gateway.settle(request.key);
  }
}
