import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';

/** Repository of a user's shopping carts: at most one is open, the others are paid. */
export function carts(db: TenantDb, idUser: number) {
  const own = () =>
    db.selectFrom('shopping_carts').select(['id_shopping_cart', 'status']).where('id_user', '=', idUser);

  return {
    async open() {
      return own().where('status', '=', 'open').executeTakeFirst();
    },
    /** Locks the open cart until the transaction ends, so that adding, removing and paying run one after the other. */
    async lockOpen() {
      return own().where('status', '=', 'open').forUpdate().executeTakeFirst();
    },
    async find(idShoppingCart: number) {
      return own().where('id_shopping_cart', '=', idShoppingCart).executeTakeFirst();
    },
    /** Locks the open cart like `lockOpen`; starts a new one when none is open. */
    async lockOrStart(now: Date) {
      await db
        .insertInto('shopping_carts')
        .values({ id_user: idUser, status: 'open', created_at: now })
        .onConflict((conflict) => conflict.columns(['id_user']).where('status', '=', 'open').doNothing())
        .execute();
      return own().where('status', '=', 'open').forUpdate().executeTakeFirstOrThrow();
    },
    async add(idShoppingCart: number, idOffer: number, now: Date) {
      await db
        .insertInto('shopping_cart_items')
        .values({ id_shopping_cart: idShoppingCart, id_offer: idOffer, added_at: now })
        .onConflict((conflict) => conflict.columns(['id_shopping_cart', 'id_offer']).doNothing())
        .execute();
    },
    async remove(idShoppingCart: number, idOffer: number) {
      await db
        .deleteFrom('shopping_cart_items')
        .where('id_shopping_cart', '=', idShoppingCart)
        .where('id_offer', '=', idOffer)
        .execute();
    },
    /** Moves the items of a cart that the order did not buy to a new cart, once that cart is paid. */
    async carryOver(idShoppingCart: number, idOrder: number, now: Date): Promise<void> {
      const left = await db
        .selectFrom('shopping_cart_items as i')
        .leftJoin('store_order_items as o', (join) =>
          join.onRef('o.id_offer', '=', 'i.id_offer').on('o.id_order', '=', idOrder),
        )
        .select('i.id_offer')
        .where('i.id_shopping_cart', '=', idShoppingCart)
        .where('o.id_offer', 'is', null)
        .execute();
      if (left.length === 0) return;
      const next = await this.lockOrStart(now);
      for (const { id_offer } of left) await this.add(next.id_shopping_cart, id_offer, now);
    },
    async markPaid(idShoppingCart: number) {
      await db
        .updateTable('shopping_carts')
        .set({ status: 'paid' })
        .where('id_user', '=', idUser)
        .where('id_shopping_cart', '=', idShoppingCart)
        .execute();
    },
  };
}
