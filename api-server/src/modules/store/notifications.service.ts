import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../platform/errors.ts';
import { chargeKey } from './checkout.service.ts';
import type { Till } from './checkout.service.ts';
import { recordPayment } from './close-order.service.ts';
import { orders } from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import type { IncomingNotification, PaymentState } from './payment-gateway.port.ts';

interface Changed {
  readonly idOrder: number;
  readonly status: OrderRow['status'];
}

/**
 * Acts on a notification of the gateway: verifies the signature, asks the gateway about the payment, and records what it
 * answers. A notification that was processed before has no effect and is not asked about again. Returns the order, if it
 * may have changed.
 */
export async function receiveNotification(till: Till, incoming: IncomingNotification): Promise<Changed | null> {
  const { gateway, transaction, tenantId, log, jobs, now } = till;
  const notification = gateway.readNotification(incoming, now);
  if (!notification) throw refuse('store.bad-notification', 401, 'A assinatura do aviso não confere.');
  if (await transaction((db) => isKnown(db, notification.key))) return null;
  const payment = await gateway.find(notification.reference).catch((error: unknown) => {
    log.warn({ err: error }, 'the payment gateway does not answer about a payment that it has announced');
    throw refuse('store.gateway-silent', 503, 'A operadora não respondeu. Envie o aviso de novo.');
  });
  const idOrder = payment && orderOf(payment, tenantId);
  return transaction(async (db) => {
    // Recorded together with its effect: a notification whose processing failed is processed when it is sent again.
    if (!(await record(db, notification.key, now))) return null;
    const order = idOrder === null ? undefined : await orders(db).find(idOrder);
    if (!payment || !order) {
      log.warn({ reference: notification.reference }, 'a payment notification names no order of this tenant');
      return null;
    }
    const status = await recordPayment(db, order.id_order, payment, { jobs, now, closedAs: 'expired' });
    if (payment.amountCents !== order.total_cents)
      log.error({ idOrder: order.id_order }, 'a payment has another amount than its order; the money goes back');
    return { idOrder: order.id_order, status };
  });
}

/** Returns the order of a payment by its key; null when the key belongs to another tenant or to something else. */
function orderOf({ key }: PaymentState, tenantId: number): number | null {
  const id = Number(key.slice(key.indexOf('-') + 1));
  const isOwn = Number.isInteger(id) && id > 0 && id <= 2_147_483_647 && key === chargeKey(tenantId, { id_order: id });
  return isOwn ? id : null;
}

async function isKnown(db: TenantDb, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('store_notifications')
    .select('received_at')
    .where('notification_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

async function record(db: TenantDb, key: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('store_notifications')
    .values({ notification_key: key, received_at: now })
    .onConflict((conflict) => conflict.columns(['notification_key']).doNothing())
    .returning('notification_key')
    .executeTakeFirst();
  return row !== undefined;
}
