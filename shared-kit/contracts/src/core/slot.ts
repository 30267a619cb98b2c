import type * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';

/** Extension point of an app that slot components of other apps fill. */
export interface SlotContract<S extends Schema = Schema> {
  /** Name in the form `<owner>.<place>.v<n>`, e.g. `shell.header-actions.v1`. */
  readonly name: string;
  /** Props of each slot component. */
  readonly props: S;
}

/** Props of a slot's components. */
export type SlotPropsOf<C extends SlotContract> = z.output<C['props']> & object;

/** Declares a slot and preserves its props type. */
export function defineSlot<S extends Schema>(name: string, props: S): SlotContract<S> {
  return { name, props };
}
