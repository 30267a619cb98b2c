import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { whileModuleIsOn } from '../../platform/tenancy/module-switch.repository.ts';
import { wordPatterns } from './store.rules.ts';

/** Repository of offers with their products, as one user sees them. */
export function offers(db: TenantDb, idUser: number) {
  const all = () =>
    db
      .selectFrom('store_offers as o')
      .innerJoin('store_products as p', (join) => join.onRef('p.id_product', '=', 'o.id_product'))
      .leftJoin('store_purchases as b', (join) =>
        join.onRef('b.id_product', '=', 'o.id_product').on('b.id_user', '=', idUser),
      )
      .select([
        'o.id_offer',
        'o.id_product',
        'o.price_cents',
        'o.active',
        'p.title',
        'p.description',
        'p.content',
        'p.image_key',
        'b.purchased_at',
      ]);

  const matching = (searchText: string) =>
    wordPatterns(searchText).reduce((query, pattern) => query.where('p.search_text', 'like', pattern), all());

  return {
    /** Returns the offers for sale now, in the shop's order. */
    async forSale(searchText: string) {
      return matching(searchText).where('o.active', '=', true).orderBy('p.position').orderBy('o.id_offer').execute();
    },
    /** Returns the offers that the user bought, latest first, including withdrawn ones. */
    async purchased(searchText: string) {
      return matching(searchText)
        .where('b.purchased_at', 'is not', null)
        .orderBy('b.purchased_at', 'desc')
        .orderBy('p.position')
        .execute();
    },
    /** Returns the offers for sale with a training inside that the user has not bought, cheapest first. */
    async withTraining(idNode: number) {
      return all()
        .where('o.active', '=', true)
        .where('b.purchased_at', 'is', null)
        .where('o.id_product', 'in', (query) =>
          query.selectFrom('store_product_contents').select('id_product').where('id_node', '=', idNode),
        )
        .where(whileModuleIsOn(db, 'store'))
        .orderBy('o.price_cents')
        .orderBy('o.id_offer')
        .execute();
    },
    async find(idOffer: number) {
      return all().where('o.id_offer', '=', idOffer).executeTakeFirst();
    },
    /** Returns the offers in a cart that are neither withdrawn nor bought meanwhile, in the order they were added. */
    async inCart(idShoppingCart: number) {
      return all()
        .innerJoin('shopping_cart_items as i', (join) => join.onRef('i.id_offer', '=', 'o.id_offer'))
        .where('i.id_shopping_cart', '=', idShoppingCart)
        .where('o.active', '=', true)
        .where('b.purchased_at', 'is', null)
        .orderBy('i.added_at')
        .orderBy('o.id_offer')
        .execute();
    },
  };
}

export type OfferRow = Awaited<ReturnType<ReturnType<typeof offers>['forSale']>>[number];
