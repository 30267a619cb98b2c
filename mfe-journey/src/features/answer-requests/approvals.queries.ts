import { apiQueryOptions, useApiMutation, useInvalidate, useQuery } from '@shared-kit/runtime/api';
import { APPROVALS_PAGE_SIZE, answerTeamRequests, listTeamRequests } from '@shared-kit/contracts/learning';
import { useRefreshOnArrival } from '../../lib/use-refresh-on-arrival.ts';

/**
 * Reads one page of the requests that the person answers, and shows the previous page meanwhile. It is always
 * refetched, because the team requests and others answer.
 */
export function useTeamRequests({ page, isAnswered }: { page: number; isAnswered: boolean }) {
  useRefreshOnArrival('request', listTeamRequests);
  const query = {
    offset: (page - 1) * APPROVALS_PAGE_SIZE,
    limit: APPROVALS_PAGE_SIZE,
    ...(isAnswered ? { answered: 'true' } : {}),
  };
  return useQuery({
    ...apiQueryOptions(listTeamRequests, { query }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

/** Answers requests and refreshes both lists. */
export function useAnswerRequests() {
  const invalidate = useInvalidate();
  return useApiMutation(answerTeamRequests, { onSettled: () => invalidate(listTeamRequests) });
}
