import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

export interface StoreProductsTable {
  id_product: Generated<number>;
  key: string;
  title: string;
  description: string;
  /** Sanitised HTML. */
  content: string;
  image_key: string;
  position: number;
  /** Title and description in lower case, without accents. */
  search_text: string;
}

export interface StoreOffersTable {
  id_offer: Generated<number>;
  id_product: number;
  price_cents: number;
  /** False once withdrawn: no longer for sale, still available to buyers. */
  active: Generated<boolean>;
}

export interface ShoppingCartsTable {
  id_shopping_cart: Generated<number>;
  id_user: number;
  status: 'open' | 'paid';
  created_at: Moment;
}

export interface ShoppingCartItemsTable {
  id_shopping_cart: number;
  id_offer: number;
  added_at: Moment;
}

export interface StoreOrdersTable {
  id_order: Generated<number>;
  id_user: number;
  id_shopping_cart: number;
  idempotency_key: string;
  /** `pending` from before the charge until the gateway's answer is known. */
  status: 'pending' | 'paid' | 'refused';
  /** Reason of a refused order: `refused` or `never-charged`. */
  reason: Generated<string>;
  total_cents: number;
  brand: string;
  created_at: Moment;
  settled_at: Moment | null;
}

export interface StoreOrderItemsTable {
  id_order: number;
  id_offer: number;
  id_product: number;
  /** Price as charged. */
  price_cents: number;
}

export interface StorePurchasesTable {
  id_user: number;
  id_product: number;
  /** Null when an import gave the product. */
  id_order: number | null;
  purchased_at: Moment;
}

/** Records of the test gateway; the store never reads them. */
export interface TestGatewayChargesTable {
  charge_key: string;
  outcome: 'authorised' | 'refused' | 'never-charged';
  amount_cents: number;
}

interface StoreTables {
  store_products: StoreProductsTable;
  store_offers: StoreOffersTable;
  shopping_carts: ShoppingCartsTable;
  shopping_cart_items: ShoppingCartItemsTable;
  store_orders: StoreOrdersTable;
  store_order_items: StoreOrderItemsTable;
  store_purchases: StorePurchasesTable;
  test_gateway_charges: TestGatewayChargesTable;
}

declare module '../../platform/database/database.ts' {
  interface OwnedTables extends StoreTables {}
}
