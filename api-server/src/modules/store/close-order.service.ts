import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { JobQueue } from '../../platform/jobs/job.port.ts';
import { sendMail } from '../../platform/mail/send-mail.job.ts';
import { awardPoints } from '../gamification/index.ts';
import { carts } from './carts.repository.ts';
import { presentOrder } from './orders.presenter.ts';
import { completeRefund } from './complete-refund.service.ts';
import { orders } from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import type { Charge, PaymentState } from './payment-gateway.port.ts';
import { giveTrainings, revokeAccess } from './product-access.service.ts';
import { receiptMail } from './receipt.mail.ts';

interface Effects {
  readonly jobs: JobQueue;
  readonly now: Date;
}

/** Records the outcome of a charge once. Returns whether the order is paid. */
export async function closeOrder(
  db: TenantDb,
  idOrder: number,
  { outcome, reference }: Charge,
  effects: Effects,
): Promise<boolean> {
  const order = await orders(db).lock(idOrder);
  if (order.status !== 'pending') return order.status === 'paid';
  if (outcome !== 'authorised') {
    await orders(db).settle(idOrder, { status: 'refused', reason: outcome, reference }, effects.now);
    return false;
  }
  await completePurchase(db, order, reference, effects);
  return true;
}

/**
 * Records a payment as the gateway has it. A payment that arrives after its order was closed revives the order; when its
 * products or its cart were paid otherwise in the meantime, the money goes back (decision 394). Returns the order's status.
 */
export async function recordPayment(
  db: TenantDb,
  idOrder: number,
  payment: PaymentState,
  effects: Effects & { readonly closedAs: 'expired' | 'cancelled' },
): Promise<OrderRow['status']> {
  const order = await orders(db).lock(idOrder);
  if (payment.state === 'paid') await recordPaid(db, order, payment, effects);
  if (payment.state === 'closed' && order.status === 'pending') {
    const { reference } = payment;
    if (order.method === 'pix') await orders(db).settle(idOrder, { status: effects.closedAs, reference }, effects.now);
    else await closeOrder(db, idOrder, { outcome: 'refused', reference }, effects);
  }
  // The gateway has returned the money by itself, for example after a dispute.
  if (payment.state === 'refunded' && order.status === 'paid') {
    await beginRefund(db, order, 'Estornado pela operadora do pagamento', effects.now);
    await completeRefund(db, idOrder, effects);
  }
  return (await orders(db).lock(idOrder)).status;
}

async function recordPaid(
  db: TenantDb,
  order: OrderRow,
  { reference, amountCents }: PaymentState,
  effects: Effects,
): Promise<void> {
  if (order.status === 'paid' || order.status === 'refunding' || order.status === 'refunded') return;
  if (amountCents !== order.total_cents) {
    await orders(db).settle(order.id_order, { status: 'cancelled', reference }, effects.now);
    await orders(db).setRefunding(order.id_order, 'Valor recebido diferente do valor do pedido');
    return;
  }
  if (order.status === 'pending') return completePurchase(db, order, reference, effects);
  await orders(db).settle(order.id_order, { status: 'cancelled', reference }, effects.now);
  if ((await orders(db).ownsSome(order)) || (await orders(db).hasRival(order))) {
    await orders(db).setRefunding(order.id_order, 'Pagamento recebido depois do prazo');
    return;
  }
  await completePurchase(db, order, reference, effects);
  await carts(db, order.id_user).carryOver(order.id_shopping_cart, order.id_order, effects.now);
}

/** Takes the products of a paid order back. The job `store.settle-payments` returns the money. */
export async function beginRefund(db: TenantDb, order: OrderRow, reason: string, now: Date): Promise<void> {
  const idProducts = await orders(db).productsFrom(order);
  await orders(db).setRefunding(order.id_order, reason);
  await revokeAccess(db, { idUser: order.id_user, idProducts, now });
}

/**
 * Completes a paid order: products, trainings, points and the receipt by mail, all in the caller's transaction. The
 * mail is sent once, because an order is paid once.
 */
async function completePurchase(
  db: TenantDb,
  order: OrderRow,
  reference: string | null,
  { jobs, now }: Effects,
): Promise<void> {
  const { id_order: idOrder, id_user: idUser } = order;
  await orders(db).settle(idOrder, { status: 'paid', reference }, now);
  const bought = await orders(db).handOver(order, now);
  await giveTrainings(db, { idUser, idProducts: bought.map(({ id_product }) => id_product), now });
  await carts(db, idUser).markPaid(order.id_shopping_cart);
  for (const { id_product, title } of bought) {
    await awardPoints(db, { idUser, event: 'product-bought', title, once: `product-bought:${id_product}`, now });
  }
  const receipt = receiptMail(await presentOrder(db, await orders(db).lock(idOrder)));
  if (receipt.to !== '') await jobs.send(db, sendMail, receipt);
}
