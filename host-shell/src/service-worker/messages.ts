import type { HeldFact } from './facts.ts';
import type { KeptLevel } from './record.rules.ts';

/** What a page tells its worker. `keep`: see to it that the next visit needs no file. `forget`: the person has left. */
export type Told =
  | { readonly kind: 'keep'; readonly level: KeptLevel }
  | { readonly kind: 'hold'; readonly fact: HeldFact }
  | { readonly kind: 'drop'; readonly id: string }
  | { readonly kind: 'forget' };

/** Name under which the browser wakes the worker when there is a network again. */
export const FACTS_TAG = 'azulejo-facts';
