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

/** Something that a product promises: a training, or a file to download. */
export interface StoreProductContentsTable {
  id_product_content: Generated<number>;
  id_product: number;
  position: number;
  kind: 'training' | 'file';
  title: string;
  /** Training in the learning module. */
  id_node: number | null;
  file_key: string | null;
  /** Name under which the browser saves it. */
  file_name: string | null;
}

/** Enrolments that purchases created, so that a refund ends no other. */
export interface StoreEnrollmentsTable {
  id_enrollment: number;
  id_user: number;
  id_node: number;
}

/** Seller of the tenant's products, for receipts. */
export interface StoreSettingsTable {
  seller_name: string;
  seller_document: string;
  seller_address: string;
  seller_email: string;
}

/** Notifications of the gateway that were received, so that a repeated one has no effect. */
export interface StoreNotificationsTable {
  notification_key: string;
  received_at: Moment;
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
  /**
   * `pending` from before the charge until the gateway's answer is known; a Pix until it is paid or expires.
   * `refunding` from the decision until the gateway has returned the money.
   */
  status: 'pending' | 'paid' | 'refused' | 'expired' | 'cancelled' | 'refunding' | 'refunded';
  method: Generated<'card' | 'pix'>;
  /** Reason of a refused order: `refused` or `never-charged`. */
  reason: Generated<string>;
  total_cents: number;
  /** Card brand; empty for Pix. */
  brand: string;
  /** Last four digits of the card; empty for Pix. */
  last_digits: Generated<string>;
  /** Id of the payment at the gateway, once known. */
  gateway_reference: string | null;
  /** Pix code to copy and paste. */
  pix_code: string | null;
  /** Page of the gateway on which the Pix can be paid, if it has one. */
  pix_page: string | null;
  /** Moment from which a Pix can no longer be paid. */
  expires_at: Moment | null;
  refund_reason: string | null;
  refunded_at: Moment | null;
  created_at: Moment;
  settled_at: Moment | null;
}

export interface StoreOrderItemsTable {
  id_order: number;
  id_offer: number;
  id_product: number;
  /** Title at the time of the purchase. */
  title: Generated<string>;
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
  refunded: Generated<boolean>;
}

/** Pix payments of the test gateway; the store never reads them. */
export interface TestGatewayPixTable {
  reference: string;
  charge_key: string;
  amount_cents: number;
  description: string;
  expires_at: Moment;
  state: 'open' | 'paid' | 'closed' | 'refunded';
  notification_url: string;
}

interface StoreTables {
  store_products: StoreProductsTable;
  store_offers: StoreOffersTable;
  shopping_carts: ShoppingCartsTable;
  shopping_cart_items: ShoppingCartItemsTable;
  store_orders: StoreOrdersTable;
  store_order_items: StoreOrderItemsTable;
  store_purchases: StorePurchasesTable;
  store_product_contents: StoreProductContentsTable;
  store_enrollments: StoreEnrollmentsTable;
  store_settings: StoreSettingsTable;
  store_notifications: StoreNotificationsTable;
  test_gateway_charges: TestGatewayChargesTable;
  test_gateway_pix: TestGatewayPixTable;
}

declare module '../../platform/database/database.tables.ts' {
  interface OwnedTables extends StoreTables {}
}
