import { followOrder, orderChanged } from '@shared-kit/contracts/store';
import { notFound } from '../../platform/errors.ts';
import type { EventPublisher, SocketRoom } from '../../platform/realtime/event-publisher.port.ts';
import type { SocketBuilder } from '../../platform/realtime/socket.port.ts';
import { orders } from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';

const KIND = 'store-order';

function roomOf(idOrder: number): SocketRoom {
  return { kind: KIND, name: String(idOrder) };
}

/** Registers the calls by which an open page follows an order. */
export function orderSocket(socket: SocketBuilder): void {
  socket.answer(followOrder, async ({ input, db, session, enter }) => {
    if (!(await orders(db).ofUserById(session.idUser, input.idOrder))) throw notFound('Pedido não encontrado.');
    await enter(roomOf(input.idOrder));
    return {};
  });
  socket.guard(KIND, async ({ db, idUser }, name) => (await orders(db).ofUserById(idUser, Number(name))) !== undefined);
}

/** Publishes the status of an order to its buyer's open pages. Call it after the commit. */
export function publishOrder(events: EventPublisher, idOrder: number, status: OrderRow['status']): void {
  events.publish(roomOf(idOrder), orderChanged, { idOrder, status });
}
