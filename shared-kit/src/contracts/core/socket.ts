import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';
import { errorSchema } from './error.schema.ts';

/** Something that a page asks over its open line (`shared-kit/realtime`): the server answers it, with the reply or a refusal. */
export interface SocketCall<I extends Schema = Schema, R extends Schema = Schema> {
  readonly name: string;
  readonly input: I;
  readonly reply: R;
  /** Where it is the person's own word, nobody says it for them (decision 126). */
  readonly inSupportAccess: 'open' | 'closed';
}

/** Something that the server tells pages unasked. */
export interface SocketNews<D extends Schema = Schema> {
  readonly name: string;
  readonly data: D;
}

export type AskedWith<C extends SocketCall> = z.input<C['input']>;
export type AnswerTo<C extends SocketCall> = z.output<C['reply']>;
export type NewsOf<N extends SocketNews> = z.output<N['data']>;

/** How every call over the line is answered. */
export const socketAnswerSchema = z.union([z.object({ success: z.literal(true), reply: z.unknown() }), errorSchema]);

export function defineSocketCall<const I extends Schema, const R extends Schema>(
  call: SocketCall<I, R>,
): SocketCall<I, R> {
  return call;
}

export function defineSocketNews<D extends Schema>(name: string, data: D): SocketNews<D> {
  return { name, data };
}
