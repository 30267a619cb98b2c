import { ApiError, apiQueryOptions, useApiMutation, useInvalidate, useQuery } from '@shared-kit/runtime/api';
import {
  EXTERNAL_COURSES_PAGE_SIZE,
  answerTeamExternalCourse,
  listTeamExternalCourses,
} from '@shared-kit/contracts/journey';
import type { TeamExternalCourse } from '@shared-kit/contracts/journey';
import { notify } from '@shared-kit/ui/toast';
import { useRefreshOnArrival } from '../../lib/use-refresh-on-arrival.ts';
import { labels } from './labels.ts';

/** Reads one page of the courses that the person answers. It is refetched when the bell announces a new one. */
export function useTeamCourses({ page, isAnswered }: { page: number; isAnswered: boolean }) {
  useRefreshOnArrival('request', listTeamExternalCourses);
  const query = {
    offset: (page - 1) * EXTERNAL_COURSES_PAGE_SIZE,
    limit: EXTERNAL_COURSES_PAGE_SIZE,
    ...(isAnswered ? { answered: 'true' } : {}),
  };
  return useQuery({
    ...apiQueryOptions(listTeamExternalCourses, { query }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

/** Returns a function that answers a course and reports the outcome. A refusal refreshes the outdated list. */
export function useAnswerCourse() {
  const invalidate = useInvalidate();
  const mutation = useApiMutation(answerTeamExternalCourse, { onSettled: () => invalidate(listTeamExternalCourses) });

  async function answer(
    { idUserExternalCourse: id, lastModifiedDate }: TeamExternalCourse,
    reason?: string,
  ): Promise<void> {
    if (mutation.isPending) return;
    try {
      await mutation.mutateAsync({
        params: { id },
        body:
          reason === undefined
            ? { decision: 'APPROVED', lastModifiedDate }
            : { decision: 'REJECTED', lastModifiedDate, reason },
      });
      notify({ kind: 'success', text: reason === undefined ? labels.approved : labels.rejected });
    } catch (error) {
      // Without a session the form of the reason keeps its text for after the login.
      if (reason !== undefined && error instanceof ApiError && error.status === 401) throw error;
      notify({ kind: 'error', text: error instanceof ApiError ? error.message : String(error), error });
    }
  }

  return { answer, isBusy: mutation.isPending };
}
