import { apiQueryOptions, useApiMutation, useInvalidate, useQuery } from 'shared-kit/api';
import {
  REQUESTS_PAGE_SIZE,
  cancelEnrollmentRequest,
  listEnrollmentRequests,
  listTeams,
} from 'shared-kit/contracts/learning';
import type { EnrollmentRequestStatus } from 'shared-kit/contracts/learning';
import { useActiveSession } from 'shared-kit/session';

/** One page of what the person has asked for, the one before it until it has come; somebody else answers, so that it is read anew each time. */
export function useRequests(statuses: readonly EnrollmentRequestStatus[], page: number) {
  const { idUser } = useActiveSession().viewer;
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

/** Takes a request back; the classes show at once that one may ask again. */
export function useCancelRequest() {
  const invalidate = useInvalidate();
  return useApiMutation(cancelEnrollmentRequest, { onSettled: () => invalidate(listEnrollmentRequests, listTeams) });
}
