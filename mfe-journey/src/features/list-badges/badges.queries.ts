import { useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { pointsEarned } from '@shared-kit/contracts/delivery';
import { listBadges, noteBadges } from '@shared-kit/contracts/gamification';
import { useEvent } from '@shared-kit/runtime/events';

/** Reads the badges; they are read again when another remote publishes points. */
export function useBadges() {
  const invalidate = useInvalidate();
  useEvent(pointsEarned, () => invalidate(listBadges));
  return useApiQuery(listBadges, {}, { staleTime: 0 });
}

/** Ends the notice of the earned badges. On failure it appears again with the next page. */
export function useNoteBadges() {
  const invalidate = useInvalidate();
  return useApiMutation(noteBadges, { onSuccess: () => invalidate(listBadges) });
}
