import type * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';

/** A place one app leaves open for the pieces of others. */
export interface SlotContract<S extends Schema = Schema> {
  /** `<owner>.<place>.v<n>`, e.g. `shell.header-actions.v1`. */
  readonly name: string;
  /** What each piece in the slot is given. */
  readonly props: S;
}

export type SlotPropsOf<C extends SlotContract> = z.output<C['props']> & object;

/** Declares a slot and keeps its props type. */
export function defineSlot<S extends Schema>(name: string, props: S): SlotContract<S> {
  return { name, props };
}
