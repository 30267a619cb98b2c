import type { TenantDb } from '../../platform/database/tenant-db.ts';

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
