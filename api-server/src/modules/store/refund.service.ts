import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Till } from './checkout.service.ts';
import { beginRefund } from './close-order.service.ts';
import { orders } from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import { paymentGateways } from './payment-gateway.port.ts';
import type { Transaction } from './payment-gateway.port.ts';
import { sendRefund } from './settle-orders.service.ts';

/**
 * Refunds a paid order: takes its products back at once, then returns the money. Repeating it changes nothing. When the
 * gateway does not answer, the order stays `refunding` and the job returns the money later.
 */
export async function refundOrder(till: Till, idOrder: number, reason: string): Promise<OrderRow['status']> {
  const order = await till.transaction(async (db) => {
    const found = await orders(db).find(idOrder);
    if (!found) throw notFound(`Não há pedido nº ${idOrder}.`);
    const current = await orders(db).lock(idOrder);
    if (current.status === 'paid') await beginRefund(db, current, reason, till.now);
    else if (current.status !== 'refunding' && current.status !== 'refunded')
      throw refuse('store.not-paid', 409, `O pedido nº ${idOrder} não foi pago: não há o que reembolsar.`);
    return orders(db).lock(idOrder);
  });
  if (order.status === 'refunding') {
    await sendRefund(till, order).catch(() =>
      till.log.warn({ idOrder }, 'the payment gateway did not confirm a refund; the job sends it again'),
    );
  }
  const final = await till.transaction((db) => orders(db).find(idOrder));
  return final?.status ?? order.status;
}

/** Refunds an order on behalf of an operator. Throws when the tenant has no payment gateway. */
export async function refundOrderOf(
  platform: Platform,
  { tenantId, idOrder, reason }: { tenantId: number; idOrder: number; reason: string },
): Promise<OrderRow['status']> {
  const { database, jobs, log, clock } = platform;
  const transaction: Transaction = (work) => withTenant(database.db, tenantId, work);
  const gateway = await paymentGateways.of(platform)(transaction);
  if (!gateway) throw refuse('store.no-gateway', 503, 'Este cliente não tem uma operadora de pagamentos.');
  return refundOrder({ gateway, transaction, tenantId, jobs, log, now: clock.now() }, idOrder, reason);
}
