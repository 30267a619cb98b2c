import { useEffect, useReducer } from 'react';
import { ApiError, call, useInvalidate, useQueryClient } from '@shared-kit/runtime/api';
import { findContent, voteContent } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { useNotNow } from '@shared-kit/runtime/federation';
import { announcePoints } from '@shared-kit/runtime/tracking';
import type { Vote } from '@shared-kit/ui';
import { patchItem } from '../../lib/content-cache.ts';
import { THANKS_MS, initialRating, nextRating } from './rating.rules.ts';
import type { RatingState } from './rating.rules.ts';

interface Rating {
  readonly state: RatingState;
  open(): void;
  choose(vote: Vote): void;
  send(): void;
}

/** Sends one vote for an item and updates its average. */
export function useRating({ idContentItem, vote }: ContentItem): Rating {
  const [state, dispatch] = useReducer(nextRating, vote, initialRating);
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const isThanking = state.kind === 'thanks';
  useNotNow(state.kind === 'rateAvailable' && state.chosen !== null, 'vote that was not sent');
  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => dispatch({ kind: 'thanked' }), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isThanking]);

  const submit = async (chosen: Vote): Promise<void> => {
    dispatch({ kind: 'sent' });
    try {
      const reply = await call(voteContent, { body: { idContentItem, vote: chosen } });
      patchItem(client, idContentItem, {
        vote: reply.vote,
        rating: reply.rating,
        stars: Math.round(reply.rating),
        numberVotes: reply.numberVotes,
      });
      announcePoints(reply);
      dispatch({ kind: 'accepted' });
    } catch (error) {
      const isKnown = error instanceof ApiError && error.code === 'content.already-rated';
      // The same person has already voted in another tab: that vote counts.
      if (isKnown) invalidate(findContent);
      dispatch({ kind: isKnown ? 'known' : 'failed' });
    }
  };

  return {
    state,
    open: () => dispatch({ kind: 'opened' }),
    choose: (chosen) => dispatch({ kind: 'chosen', vote: chosen }),
    send: () => {
      if (state.kind === 'rateAvailable' && state.chosen !== null && !state.isSending) void submit(state.chosen);
    },
  };
}
