import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { getScormLessons } from '@shared-kit/contracts/learning';
import type { ScormAddress } from './lesson-address.rules.ts';

export type Lessons = ReplyOf<typeof getScormLessons>;

/** Polling interval for a package that is being processed, in milliseconds (B4.5-03). */
const REFETCH_MS = 5000;

/**
 * Loads the lessons of a package. It refetches whenever they are shown, because lessons change their state in their
 * frames.
 */
export function useLessons(
  { idEnrollment, idContentItem, idNodeEnrollment }: ScormAddress,
  { enabled }: { enabled: boolean },
) {
  const query = { idEnrollment, ...(idNodeEnrollment === undefined ? {} : { idNodeEnrollment }) };
  return useQuery({
    ...apiQueryOptions(getScormLessons, { params: { idContentItem }, query }),
    staleTime: 0,
    enabled,
    refetchInterval: ({ state }) => (state.data && state.data.scormStatus !== 'SUCCESS' ? REFETCH_MS : false),
  });
}
