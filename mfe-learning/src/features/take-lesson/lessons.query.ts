import { apiQueryOptions, useQuery } from 'shared-kit/api';
import type { ReplyOf } from 'shared-kit/contracts/core';
import { getScormLessons } from 'shared-kit/contracts/learning';
import type { ScormAddress } from './lesson-address.rules.ts';

export type Lessons = ReplyOf<typeof getScormLessons>;

/** A package that is being processed is asked for again this often, in milliseconds (B4.5-03). */
const ASK_AGAIN_MS = 5000;

/** The lessons of a package, read anew whenever they are shown: lessons move on elsewhere, in their frames. */
export function useLessons(
  { idEnrollment, idContentItem, idNodeEnrollment }: ScormAddress,
  { enabled }: { enabled: boolean },
) {
  const query = { idEnrollment, ...(idNodeEnrollment === undefined ? {} : { idNodeEnrollment }) };
  return useQuery({
    ...apiQueryOptions(getScormLessons, { params: { idContentItem }, query }),
    staleTime: 0,
    enabled,
    refetchInterval: ({ state }) => (state.data && state.data.scormStatus !== 'SUCCESS' ? ASK_AGAIN_MS : false),
  });
}
