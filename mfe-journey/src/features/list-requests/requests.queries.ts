import { apiQueryOptions, useApiMutation, useInvalidate, useQuery } from '@shared-kit/runtime/api';
import {
  REQUESTS_PAGE_SIZE,
  cancelEnrollmentRequest,
  listEnrollmentRequests,
  listTeams,
} from '@shared-kit/contracts/learning';
import type { EnrollmentRequestStatus } from '@shared-kit/contracts/learning';
import { useActiveSession } from '@shared-kit/runtime/session';
import { useRefreshOnArrival } from '../../lib/use-refresh-on-arrival.ts';

/**
 * Reads one page of the person's requests and shows the previous page meanwhile. It is always refetched, because managers change the list.
 */
export function useRequests(statuses: readonly EnrollmentRequestStatus[], page: number) {
  const { idUser } = useActiveSession().viewer;
  useRefreshOnArrival('answer', listEnrollmentRequests, listTeams);
  const query = {
    idUser,
    offset: (page - 1) * REQUESTS_PAGE_SIZE,
    limit: REQUESTS_PAGE_SIZE,
    status: statuses.join(','),
  };
  return useQuery({
    ...apiQueryOptions(listEnrollmentRequests, { query }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

/** Withdraws a request and refreshes the classes, which offer the enrolment again. */
export function useCancelRequest() {
  const invalidate = useInvalidate();
  return useApiMutation(cancelEnrollmentRequest, { onSettled: () => invalidate(listEnrollmentRequests, listTeams) });
}
