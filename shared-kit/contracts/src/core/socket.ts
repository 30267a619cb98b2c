import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';
import { errorSchema } from './error.schema.ts';

/**
 * Call that a page sends over its open connection (`@shared-kit/runtime/realtime`): the server answers with the reply or a
 * refusal.
 */
export interface SocketCall<I extends Schema = Schema, R extends Schema = Schema> {
  readonly name: string;
  readonly input: I;
  readonly reply: R;
  /** `closed` for calls that speak for the user, which a support access must not make (decision 126). */
  readonly inSupportAccess: 'open' | 'closed';
}

/** Event that the server publishes to pages. */
export interface ServerEvent<D extends Schema = Schema> {
  readonly name: string;
  readonly data: D;
}

/** Input of a socket call. */
export type CallInput<C extends SocketCall> = z.input<C['input']>;
/** Parsed reply of a socket call. */
export type CallReply<C extends SocketCall> = z.output<C['reply']>;
/** Parsed data of a server event. */
export type ServerEventData<N extends ServerEvent> = z.output<N['data']>;

/** Answer of every call over the socket. */
export const socketAnswerSchema = z.union([z.object({ success: z.literal(true), reply: z.unknown() }), errorSchema]);

/** Declares a socket call and preserves its types. */
export function defineSocketCall<const I extends Schema, const R extends Schema>(
  call: SocketCall<I, R>,
): SocketCall<I, R> {
  return call;
}

/** Declares a server event and preserves its data type. */
export function defineServerEvent<D extends Schema>(name: string, data: D): ServerEvent<D> {
  return { name, data };
}
