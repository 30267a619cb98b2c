import type { PixPayment, PixState } from '@shared-kit/contracts/store';
import { qrCode } from '../../platform/images/qr-code.adapter.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import { beginPurchase, paymentInProgress, paymentRequest } from './checkout.service.ts';
import type { Counter, Purchase, Till } from './checkout.service.ts';
import { recordPayment } from './close-order.service.ts';
import { orders } from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import { inReais } from './store.rules.ts';

/** Begins a Pix for the cart, or returns the one that already awaits its payment. */
export async function startPix(counter: Counter, purchase: Omit<Purchase, 'means'>): Promise<PixPayment> {
  const { gateway, transaction, log, now } = counter;
  const begun = await transaction((db) => beginPurchase(db, { ...purchase, means: { method: 'pix' } }, now));
  if (begun.kind === 'wait') return presentPix(begun.order, now);
  if (begun.kind === 'done') {
    if (begun.order?.method === 'pix') return presentPix(begun.order, now);
    throw refuse('store.already-paid', 409, 'Este carrinho já foi pago.');
  }
  // A Pix without a code was created by a process that ended; the job closes it.
  if (begun.kind === 'settle') throw paymentInProgress();
  const { order } = begun;
  const request = await transaction((db) => paymentRequest(db, order, counter));
  const expiresAt = order.expires_at ?? now;
  const pix = await gateway.createPix({ ...request, expiresAt }).catch((error: unknown) => {
    log.warn({ err: error, idOrder: order.id_order }, 'the payment gateway created no Pix');
    return undefined;
  });
  if (!pix) {
    await transaction((db) => orders(db).settle(order.id_order, { status: 'cancelled', reference: null }, now));
    throw refuse('store.pix-unavailable', 503, 'Não foi possível gerar o Pix agora. Tente de novo em instantes.');
  }
  return presentPix(await transaction((db) => orders(db).setPix(order.id_order, pix)), now);
}

/** Returns the person's Pix. Asks the gateway when its time is over. */
export async function showPix(till: Till, idUser: number, idOrder: number): Promise<PixPayment> {
  const order = await ownPix(till, idUser, idOrder);
  const isOver = order.expires_at !== null && order.expires_at <= till.now;
  return presentPix(order.status === 'pending' && isOver ? await closePix(till, order, 'expired') : order, till.now);
}

/** Cancels the person's Pix, so that the cart can be changed or paid otherwise. One that was paid before stays paid. */
export async function cancelPix(till: Till, idUser: number, idOrder: number): Promise<PixPayment> {
  const order = await ownPix(till, idUser, idOrder);
  return presentPix(order.status === 'pending' ? await closePix(till, order, 'cancelled') : order, till.now);
}

async function ownPix({ transaction }: Till, idUser: number, idOrder: number): Promise<OrderRow> {
  const order = await transaction((db) => orders(db).ofUserById(idUser, idOrder));
  if (order?.method !== 'pix' || order.pix_code === null) throw notFound('Pagamento não encontrado.');
  return order;
}

async function closePix(
  { gateway, transaction, jobs, now }: Till,
  order: OrderRow,
  closedAs: 'expired' | 'cancelled',
): Promise<OrderRow> {
  const payment = await gateway.close(order.gateway_reference ?? '').catch(() => {
    throw paymentInProgress();
  });
  return transaction(async (db) => {
    await recordPayment(db, order.id_order, payment, { jobs, now, closedAs });
    return orders(db).lock(order.id_order);
  });
}

const states: Readonly<Record<OrderRow['status'], PixState>> = {
  pending: 'open',
  paid: 'paid',
  refused: 'cancelled',
  expired: 'expired',
  cancelled: 'cancelled',
  refunding: 'cancelled',
  refunded: 'cancelled',
};

async function presentPix(order: OrderRow, now: Date): Promise<PixPayment> {
  const code = order.pix_code ?? '';
  const left = order.expires_at === null ? 0 : order.expires_at.getTime() - now.getTime();
  return {
    idOrder: order.id_order,
    state: states[order.status],
    amount: inReais(order.total_cents),
    code,
    qr: await qrCode(code),
    secondsLeft: Math.max(0, Math.ceil(left / 1000)),
    page: order.pix_page,
  };
}
