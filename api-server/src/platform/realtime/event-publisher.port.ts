import type { ServerEvent, ServerEventData } from '@shared-kit/contracts/core';

/**
 * A room of a tenant: `{ kind: 'chat', name: '12' }`. Rooms of two tenants are always distinct, whatever their names.
 */
export interface SocketRoom {
  readonly kind: string;
  readonly name: string;
}

/** Publishes server events to open pages, whichever node they are connected to. */
export interface EventPublisher {
  publish<N extends ServerEvent>(room: SocketRoom, event: N, data: ServerEventData<N>): void;
}
