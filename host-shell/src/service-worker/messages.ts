import type { PendingWrite } from './pending-writes.ts';
import type { CachedLevel } from './record.rules.ts';

/** Reason why the server has not confirmed a page: it was unreachable, or did not respond in time. */
export type Unconfirmed = 'offline' | 'slow';

/** Result of the request whether a stored page is current; `other` means that it is not. */
export type Verdict = 'same' | 'other' | Unconfirmed;

/**
 * Messages from a page to its worker. `cache`: store the files of the next visit. `queue`: deliver this when there is a
 * network. `delivered`: the server has received it. `forget`: the person has logged out. `confirm`: return the verdict
 * on the page's build (an ETag) through the port, because the page started unconfirmed.
 */
export type WorkerMessage =
  | { readonly kind: 'cache'; readonly level: CachedLevel }
  | { readonly kind: 'queue'; readonly write: PendingWrite }
  | { readonly kind: 'delivered'; readonly id: string }
  | { readonly kind: 'forget' }
  | { readonly kind: 'confirm'; readonly build: string };

/** Tag with which the browser wakes the worker when the network returns. */
export const DELIVERY_TAG = 'azulejo-pending-writes';
