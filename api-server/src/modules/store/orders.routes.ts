import { findOrder, listOrders } from '@shared-kit/contracts/store';
import { notFound } from '../../platform/errors.ts';
import type { ApiBuilder } from '../../platform/module.ts';
import { presentOrder, presentOrderSummary } from './orders.presenter.ts';
import { orders } from './orders.repository.ts';

/** Serves the orders of a person. */
export function orderRoutes(api: ApiBuilder): void {
  api.handle(listOrders, async ({ session, db }) => {
    const rows = await orders(db).ofUser(session.idUser);
    const items = await orders(db).itemsOf(rows.map(({ id_order }) => id_order));
    const itemsOf = Map.groupBy(items, ({ id_order }) => id_order);
    return {
      success: true as const,
      orders: rows.map((row) => presentOrderSummary(row, itemsOf.get(row.id_order) ?? [])),
    };
  });

  api.handle(findOrder, async ({ params, session, db }) => {
    const row = await orders(db).ofUserById(session.idUser, params.idOrder);
    if (!row) throw notFound('Pedido não encontrado.');
    return { success: true as const, order: await presentOrder(db, row) };
  });
}
