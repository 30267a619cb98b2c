import { chargeKey } from './checkout.service.ts';
import type { Till } from './checkout.service.ts';
import { completeRefund } from './complete-refund.service.ts';
import { closeOrder, recordPayment } from './close-order.service.ts';
import { orders } from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import { SETTLE_AFTER_MS } from './store.rules.ts';

/** Maximum number of orders in one run. */
const AT_ONCE = 20;

/**
 * Settles orders of one user or of all that wait for the gateway: unanswered charges of a server that ended or of a
 * gateway that was down, and Pix payments whose time is over.
 */
export async function settleOverdue(till: Till, idUser?: number): Promise<void> {
  const { transaction, log, now } = till;
  const sentBefore = new Date(now.getTime() - SETTLE_AFTER_MS);
  const overdue = await transaction((db) =>
    orders(db).overdue({ sentBefore, now }, { limit: AT_ONCE, ...(idUser === undefined ? {} : { idUser }) }),
  );
  for (const order of overdue) {
    const isSettled = await settleOne(till, order).catch(() => false);
    if (isSettled) log.info({ idOrder: order.id_order, method: order.method }, 'an overdue payment was settled');
  }
}

async function settleOne({ gateway, transaction, tenantId, jobs, now }: Till, order: OrderRow): Promise<boolean> {
  const { id_order: idOrder, gateway_reference: reference } = order;
  if (order.method === 'card') {
    const charge = await gateway.settle(chargeKey(tenantId, order));
    await transaction((db) => closeOrder(db, idOrder, charge, { jobs, now }));
    return true;
  }
  const payment =
    reference === null
      ? // A payment without a code was never shown, so it can't be paid.
        { reference: '', key: '', amountCents: order.total_cents, state: 'closed' as const }
      : await gateway.close(reference);
  await transaction((db) => recordPayment(db, idOrder, payment, { jobs, now, closedAs: 'expired' }));
  return true;
}

/** Returns the money of decided refunds. A gateway that does not answer is asked again by the next run. */
export async function sendRefunds(till: Till): Promise<void> {
  const open = await till.transaction((db) => orders(db).refunding(AT_ONCE));
  for (const order of open) await sendRefund(till, order).catch(() => undefined);
}

/** Returns the money of one decided refund. Rejects when the gateway does not answer; repeating it is safe. */
export async function sendRefund({ gateway, transaction, tenantId, jobs, now }: Till, order: OrderRow): Promise<void> {
  const { id_order: idOrder, gateway_reference: reference, total_cents: amountCents } = order;
  await gateway.refund({
    key: `${chargeKey(tenantId, order)}-refund`,
    reference: reference ?? '',
    amountCents,
  });
  await transaction(async (db) => {
    const current = await orders(db).lock(idOrder);
    if (current.status === 'refunding') await completeRefund(db, idOrder, { jobs, now });
  });
}
