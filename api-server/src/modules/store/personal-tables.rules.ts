import { retentionReasons } from '../../platform/personal-data/personal-table.types.ts';
import type { PersonalTable } from '../../platform/personal-data/personal-table.types.ts';

/** Personal data of the module `store`. */
export const storePersonalTables: readonly PersonalTable[] = [
  {
    table: 'store_order_items',
    title: 'Itens de pedidos',
    through: { table: 'store_orders', key: 'id_order' },
    atErasure: { kept: retentionReasons.tax },
  },
  { table: 'store_orders', title: 'Pedidos', atErasure: { kept: retentionReasons.tax } },
  { table: 'store_purchases', title: 'Compras', atErasure: { kept: retentionReasons.tax } },
  { table: 'store_enrollments', title: 'Produtos', atErasure: { kept: retentionReasons.tax } },
  {
    table: 'shopping_cart_items',
    title: 'Itens do carrinho',
    through: { table: 'shopping_carts', key: 'id_shopping_cart' },
    atErasure: { kept: retentionReasons.tax },
  },
  { table: 'shopping_carts', title: 'Carrinhos', atErasure: { kept: retentionReasons.tax } },
];
