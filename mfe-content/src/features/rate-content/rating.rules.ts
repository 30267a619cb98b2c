import type { Vote } from '@shared-kit/ui';

/** States of a rating (spec A, section 4). */
export type RatingState =
  | { readonly kind: 'beforeRate' }
  | {
      readonly kind: 'rateAvailable';
      readonly chosen: Vote | null;
      readonly isSending: boolean;
      readonly hasFailed: boolean;
    }
  | { readonly kind: 'thanks' }
  | { readonly kind: 'alreadyRated' };

export type RatingEvent =
  | { readonly kind: 'opened' }
  | { readonly kind: 'chosen'; readonly vote: Vote }
  | { readonly kind: 'sent' }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'thanked' }
  | { readonly kind: 'known' };

/** Duration of the thank-you message in milliseconds (A9). */
export const THANKS_MS = 2000;

export function initialRating(ownVote: number | null): RatingState {
  return ownVote === null ? { kind: 'beforeRate' } : { kind: 'alreadyRated' };
}

/** Returns the next state; an event that does not apply to the current state changes nothing. */
export function nextRating(state: RatingState, event: RatingEvent): RatingState {
  if (event.kind === 'known') return { kind: 'alreadyRated' };
  switch (state.kind) {
    case 'beforeRate':
      return event.kind === 'opened'
        ? { kind: 'rateAvailable', chosen: null, isSending: false, hasFailed: false }
        : state;
    case 'rateAvailable':
      if (event.kind === 'accepted') return { kind: 'thanks' };
      if (event.kind === 'failed') return { ...state, isSending: false, hasFailed: true };
      if (state.isSending) return state;
      if (event.kind === 'chosen') return { ...state, chosen: event.vote, hasFailed: false };
      return event.kind === 'sent' && state.chosen !== null ? { ...state, isSending: true, hasFailed: false } : state;
    case 'thanks':
      return event.kind === 'thanked' ? { kind: 'alreadyRated' } : state;
    case 'alreadyRated':
      return state;
  }
}
