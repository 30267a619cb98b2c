import type { Selectable } from 'kysely';
import type { StoreOrdersTable } from './store.tables.ts';
import type { TenantDb } from '../../platform/database/tenant-db.ts';

const columns = ['id_order', 'id_user', 'id_shopping_cart', 'status', 'total_cents', 'created_at'] as const;

export type OrderRow = Pick<Selectable<StoreOrdersTable>, (typeof columns)[number]>;

interface NewOrder {
  readonly idUser: number;
  readonly idShoppingCart: number;
  readonly idempotencyKey: string;
  readonly totalCents: number;
  readonly brand: string;
  readonly items: readonly { readonly id_offer: number; readonly id_product: number; readonly price_cents: number }[];
}

export function orders(db: TenantDb) {
  const all = () => db.selectFrom('store_orders').select(columns);

  return {
    async byKey(idUser: number, idempotencyKey: string) {
      return all().where('id_user', '=', idUser).where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
    },
    async pendingOfCart(idShoppingCart: number) {
      return all().where('id_shopping_cart', '=', idShoppingCart).where('status', '=', 'pending').executeTakeFirst();
    },
    /** Returns orders with an unanswered charge sent before the moment, oldest first; of one user or of all. */
    async pendingSince(before: Date, { idUser, limit }: { idUser?: number; limit: number }) {
      const query = all()
        .where('status', '=', 'pending')
        .where('created_at', '<', before)
        .orderBy('id_order')
        .limit(limit);
      return (idUser === undefined ? query : query.where('id_user', '=', idUser)).execute();
    },
    async countRefused(idUser: number, since: Date) {
      const { count } = await db
        .selectFrom('store_orders')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('id_user', '=', idUser)
        .where('status', '=', 'refused')
        .where('reason', '=', 'refused')
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow();
      return count;
    },
    /** Inserts an order to be committed before its charge, so that no charge exists without an order. */
    async insertPending(order: NewOrder, now: Date) {
      const row = await db
        .insertInto('store_orders')
        .values({
          id_user: order.idUser,
          id_shopping_cart: order.idShoppingCart,
          idempotency_key: order.idempotencyKey,
          status: 'pending',
          total_cents: order.totalCents,
          brand: order.brand,
          created_at: now,
          settled_at: null,
        })
        .returning(columns)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('store_order_items')
        .values(
          order.items.map(({ id_offer, id_product, price_cents }) => ({
            id_order: row.id_order,
            id_offer,
            id_product,
            price_cents,
          })),
        )
        .execute();
      return row;
    },
    /** Locks the order until the transaction ends and returns its current state. */
    async lock(idOrder: number) {
      return all().where('id_order', '=', idOrder).forUpdate().executeTakeFirstOrThrow();
    },
    async settle(idOrder: number, result: { status: 'paid' } | { status: 'refused'; reason: string }, now: Date) {
      await db
        .updateTable('store_orders')
        .set({ ...result, settled_at: now })
        .where('id_order', '=', idOrder)
        .execute();
    },
    /** Gives the paid products to the user. Returns those that the user did not own before. */
    async handOver(order: OrderRow, now: Date) {
      const items = await db
        .selectFrom('store_order_items as i')
        .innerJoin('store_products as p', (join) => join.onRef('p.id_product', '=', 'i.id_product'))
        .select(['i.id_product', 'p.title'])
        .where('i.id_order', '=', order.id_order)
        .execute();
      const added = await db
        .insertInto('store_purchases')
        .values(
          items.map(({ id_product }) => ({
            id_user: order.id_user,
            id_product,
            id_order: order.id_order,
            purchased_at: now,
          })),
        )
        .onConflict((conflict) => conflict.columns(['id_user', 'id_product']).doNothing())
        .returning('id_product')
        .execute();
      const isNew = new Set(added.map(({ id_product }) => id_product));
      return items.filter(({ id_product }) => isNew.has(id_product));
    },
  };
}
