import type * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';

/** A past-tense fact that crosses remotes. Ids in the payload, never whole entities. */
export interface EventContract<S extends Schema = Schema> {
  /** `<owner>.<fact>.v<n>`, e.g. `learning.lesson-completed.v1`. */
  readonly name: string;
  readonly payload: S;
  /** When true, a late subscriber is given the last value at once. */
  readonly replay: boolean;
}

export type PayloadOf<E extends EventContract> = z.output<E['payload']>;

/** Declares an event and keeps its payload type. */
export function defineEvent<S extends Schema>(
  name: string,
  payload: S,
  options: { replay?: boolean } = {},
): EventContract<S> {
  return { name, payload, replay: options.replay ?? false };
}
