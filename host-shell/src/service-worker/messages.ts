import type { PendingWrite } from './pending-writes.ts';
import type { KeptLevel } from './record.rules.ts';

/** Why a page is one that the server has not confirmed: it could not be asked, or did not answer in time. */
export type Unconfirmed = 'offline' | 'slow';

/** What came of asking the server whether a kept page is the one of now. `other`: it is not. */
export type Verdict = 'same' | 'other' | Unconfirmed;

/** What a page tells its worker. `keep`: see to it that the next visit needs no file. `queue`: deliver this when there is a network. `delivered`: the server has it. `forget`: the person has left. `confirm`: it has begun unasked, and wants the verdict on its edition (an ETag) through the port. */
export type Told =
  | { readonly kind: 'keep'; readonly level: KeptLevel }
  | { readonly kind: 'queue'; readonly write: PendingWrite }
  | { readonly kind: 'delivered'; readonly id: string }
  | { readonly kind: 'forget' }
  | { readonly kind: 'confirm'; readonly edition: string };

/** Name under which the browser wakes the worker when there is a network again. */
export const DELIVERY_TAG = 'azulejo-facts';
