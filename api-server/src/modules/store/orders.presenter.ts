import { toMoment } from '@shared-kit/contracts/calendar';
import type { Order, OrderStatus, OrderSummary } from '@shared-kit/contracts/store';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { companyOf, users } from '../identity/index.ts';
import { orders } from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import { inReais } from './store.rules.ts';

interface Item {
  readonly id_offer: number;
  readonly title: string;
  readonly price_cents: number;
}

export function presentOrderSummary(row: OrderRow, items: readonly Item[]): OrderSummary {
  return {
    idOrder: row.id_order,
    status: shownStatus(row),
    createdAt: toMoment(row.created_at),
    total: inReais(row.total_cents),
    titles: items.map(({ title }) => title),
  };
}

/** Presents an order with its receipt. A tenant without a `seller` in its file sells under its company's name. */
export async function presentOrder(db: TenantDb, row: OrderRow): Promise<Order> {
  const items = await orders(db).itemsOf([row.id_order]);
  const buyer = await users(db).find(row.id_user);
  const seller = await orders(db).seller();
  const isSettled = row.status === 'paid' || row.status === 'refunding' || row.status === 'refunded';
  return {
    ...presentOrderSummary(row, items),
    means: row.method === 'pix' ? { method: 'pix' } : { method: 'card', brand: row.brand, lastDigits: row.last_digits },
    items: items.map((item) => ({ idOffer: item.id_offer, title: item.title, price: inReais(item.price_cents) })),
    paidAt: isSettled && row.settled_at ? toMoment(row.settled_at) : null,
    refundedAt: row.refunded_at && toMoment(row.refunded_at),
    refundReason: row.refund_reason,
    buyer: { name: buyer?.name ?? '', email: buyer?.email ?? '', cpf: buyer?.cpf ?? '' },
    seller: {
      name: seller?.seller_name ?? (await companyOf(db)).name,
      document: seller?.seller_document ?? '',
      address: seller?.seller_address ?? '',
      email: seller?.seller_email ?? '',
    },
  };
}

/** Refused payments are no orders to their buyer, and no query returns them. */
function shownStatus({ status }: OrderRow): OrderStatus {
  return status === 'refused' ? 'cancelled' : status;
}
