import {
  createAnnouncement,
  listAdminTrainings,
  listAnnouncements,
  previewAnnouncement,
  withdrawAnnouncement,
} from '@shared-kit/contracts/admin';
import type { AdminScope, Announcement } from '@shared-kit/contracts/admin';
import { fromMoment } from '@shared-kit/contracts/calendar';
import { apiQueryOptions, useApiMutation, useApiQuery, useInvalidate, useQuery } from '@shared-kit/runtime/api';
import { usePeopleOptions } from '../../lib/people-options.queries.ts';
import type { NewestFirstPlace } from '../../lib/newer-older.tsx';

/** Milliseconds between two looks while an announcement is on its way, and while none is. */
const SENDING_POLL_MS = 2000;
const IDLE_POLL_MS = 30_000;

/** Reads the announcements; more often while one is on its way. */
export function useAnnouncements(place: NewestFirstPlace) {
  return useQuery({
    ...apiQueryOptions(listAnnouncements, { query: place }),
    placeholderData: (previous) => previous,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.announcements.some(isOnItsWay) ? SENDING_POLL_MS : IDLE_POLL_MS),
  });
}

/** Counts whom an audience reaches, and returns the text as bell and mail show it. */
export function useReach(audience: AdminScope | undefined, text: string) {
  return useQuery({
    ...apiQueryOptions(previewAnnouncement, { query: { audience: JSON.stringify(audience ?? {}), text } }),
    enabled: audience !== undefined,
    placeholderData: (previous) => previous,
    staleTime: 10_000,
  });
}

/** Reads what an audience can be made of. */
export function useAudienceOptions() {
  return {
    people: usePeopleOptions().data,
    trainings: useApiQuery(listAdminTrainings, {}, { staleTime: 30_000 }).data?.trainings ?? [],
  };
}

export function useCreateAnnouncement() {
  const invalidate = useInvalidate();
  return useApiMutation(createAnnouncement, { onSettled: () => invalidate(listAnnouncements) });
}

export function useWithdraw() {
  const invalidate = useInvalidate();
  return useApiMutation(withdrawAnnouncement, { onSettled: () => invalidate(listAnnouncements) });
}

/** Returns whether it is being sent, or is about to be: its time has come. */
function isOnItsWay({ state, sendAt }: Announcement): boolean {
  return state === 'sending' || (state === 'scheduled' && fromMoment(sendAt) <= new Date());
}
