import type { Selectable } from 'kysely';
import type { StoreOrdersTable } from './store.tables.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';

const columns = [
  'id_order',
  'id_user',
  'id_shopping_cart',
  'status',
  'method',
  'brand',
  'last_digits',
  'total_cents',
  'created_at',
  'settled_at',
  'refunded_at',
  'refund_reason',
  'reason',
  'gateway_reference',
  'pix_code',
  'pix_page',
  'expires_at',
] as const;

export type OrderRow = Pick<Selectable<StoreOrdersTable>, (typeof columns)[number]>;

interface NewOrder {
  readonly idUser: number;
  readonly idShoppingCart: number;
  readonly idempotencyKey: string;
  readonly totalCents: number;
  readonly method: 'card' | 'pix';
  readonly brand: string;
  readonly lastDigits: string;
  readonly expiresAt: Date | null;
  readonly items: readonly {
    readonly id_offer: number;
    readonly id_product: number;
    readonly title: string;
    readonly price_cents: number;
  }[];
}

export function orders(db: TenantDb) {
  const all = () => db.selectFrom('store_orders').select(columns);

  return {
    async byKey(idUser: number, idempotencyKey: string) {
      return all().where('id_user', '=', idUser).where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
    },
    /** Returns the user's orders whose payment was not refused, newest first. */
    async ofUser(idUser: number) {
      return all()
        .where('id_user', '=', idUser)
        .where('status', '<>', 'refused')
        .orderBy('created_at', 'desc')
        .orderBy('id_order', 'desc')
        .execute();
    },
    /** Finds the user's own order; undefined for another person's and for a refused payment. */
    async ofUserById(idUser: number, idOrder: number) {
      return all()
        .where('id_user', '=', idUser)
        .where('id_order', '=', idOrder)
        .where('status', '<>', 'refused')
        .executeTakeFirst();
    },
    async itemsOf(idOrders: readonly number[]) {
      if (idOrders.length === 0) return [];
      return db
        .selectFrom('store_order_items')
        .select(['id_order', 'id_offer', 'id_product', 'title', 'price_cents'])
        .where('id_order', 'in', [...idOrders])
        .orderBy('id_order')
        .orderBy('id_offer')
        .execute();
    },
    async seller() {
      return db.selectFrom('store_settings').selectAll().executeTakeFirst();
    },
    async pendingOfCart(idShoppingCart: number) {
      return all().where('id_shopping_cart', '=', idShoppingCart).where('status', '=', 'pending').executeTakeFirst();
    },
    /**
     * Returns orders that need the gateway's answer, oldest first; of one user or of all: charges sent before the moment
     * and not answered, and Pix payments whose time is over.
     */
    async overdue(moment: { sentBefore: Date; now: Date }, { idUser, limit }: { idUser?: number; limit: number }) {
      const query = all()
        .where('status', '=', 'pending')
        .where((where) =>
          where.or([
            where.and([where('method', '=', 'card'), where('created_at', '<', moment.sentBefore)]),
            where.and([where('method', '=', 'pix'), where('expires_at', '<=', moment.now)]),
            where.and([
              where('method', '=', 'pix'),
              where('pix_code', 'is', null),
              where('created_at', '<', moment.sentBefore),
            ]),
          ]),
        )
        .orderBy('id_order')
        .limit(limit);
      return (idUser === undefined ? query : query.where('id_user', '=', idUser)).execute();
    },
    async refunding(limit: number) {
      return all().where('status', '=', 'refunding').orderBy('id_order').limit(limit).execute();
    },
    async find(idOrder: number) {
      return all().where('id_order', '=', idOrder).executeTakeFirst();
    },
    /** Returns whether another order pays, or has paid, the same cart. */
    async hasRival({ id_order, id_shopping_cart }: OrderRow): Promise<boolean> {
      const rival = await all()
        .where('id_shopping_cart', '=', id_shopping_cart)
        .where('id_order', '<>', id_order)
        .where('status', 'in', ['pending', 'paid'])
        .executeTakeFirst();
      return rival !== undefined;
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
    async countPix(idUser: number, since: Date) {
      const { count } = await db
        .selectFrom('store_orders')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('id_user', '=', idUser)
        .where('method', '=', 'pix')
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
          method: order.method,
          brand: order.brand,
          last_digits: order.lastDigits,
          expires_at: order.expiresAt,
          created_at: now,
          settled_at: null,
          gateway_reference: null,
          pix_code: null,
          pix_page: null,
          refund_reason: null,
          refunded_at: null,
        })
        .returning(columns)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('store_order_items')
        .values(
          order.items.map(({ id_offer, id_product, title, price_cents }) => ({
            id_order: row.id_order,
            id_offer,
            id_product,
            title,
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
    async settle(
      idOrder: number,
      result:
        | { status: 'paid' | 'expired' | 'cancelled'; reference: string | null }
        | { status: 'refused'; reason: string; reference: string | null },
      now: Date,
    ) {
      const { status, reference } = result;
      await db
        .updateTable('store_orders')
        .set({
          status,
          settled_at: now,
          ...(result.status === 'refused' ? { reason: result.reason } : {}),
          ...(reference === null ? {} : { gateway_reference: reference }),
        })
        .where('id_order', '=', idOrder)
        .execute();
    },
    async setPix(idOrder: number, pix: { reference: string; code: string; page: string | null }) {
      return db
        .updateTable('store_orders')
        .set({ gateway_reference: pix.reference, pix_code: pix.code, pix_page: pix.page })
        .where('id_order', '=', idOrder)
        .returning(columns)
        .executeTakeFirstOrThrow();
    },
    async setRefunding(idOrder: number, reason: string) {
      await db
        .updateTable('store_orders')
        .set({ status: 'refunding', refund_reason: reason })
        .where('id_order', '=', idOrder)
        .execute();
    },
    async setRefunded(idOrder: number, now: Date) {
      await db
        .updateTable('store_orders')
        .set({ status: 'refunded', refunded_at: now })
        .where('id_order', '=', idOrder)
        .execute();
    },
    /** Returns the products that the user owns because of this order. */
    async productsFrom({ id_order, id_user }: OrderRow): Promise<number[]> {
      const rows = await db
        .selectFrom('store_purchases')
        .select('id_product')
        .where('id_user', '=', id_user)
        .where('id_order', '=', id_order)
        .execute();
      return rows.map(({ id_product }) => id_product);
    },
    /** Returns whether the user owns one of the order's products already. */
    async ownsSome({ id_order, id_user }: OrderRow): Promise<boolean> {
      const row = await db
        .selectFrom('store_order_items as i')
        .innerJoin('store_purchases as b', (join) => join.onRef('b.id_product', '=', 'i.id_product'))
        .select('b.id_product')
        .where('i.id_order', '=', id_order)
        .where('b.id_user', '=', id_user)
        .executeTakeFirst();
      return row !== undefined;
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
