import type * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';

/** Event that crosses remotes, named in the past tense. The payload has ids, never whole entities. */
export interface EventContract<S extends Schema = Schema> {
  /** Name in the form `<owner>.<fact>.v<n>`, e.g. `learning.lesson-completed.v1`. */
  readonly name: string;
  readonly payload: S;
  /** When true, a late subscriber receives the last value at once. */
  readonly replay: boolean;
}

/** Parsed payload of an event. */
export type PayloadOf<E extends EventContract> = z.output<E['payload']>;

/** Declares an event and preserves its payload type. */
export function defineEvent<S extends Schema>(
  name: string,
  payload: S,
  options: { replay?: boolean } = {},
): EventContract<S> {
  return { name, payload, replay: options.replay ?? false };
}
