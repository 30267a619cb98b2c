import { useEffect } from 'react';
import { apiQueryOptions, useApiMutation, useApiQuery, useInvalidate, useQuery } from '@shared-kit/runtime/api';
import {
  EXTERNAL_COURSES_PAGE_SIZE,
  cancelExternalCourse,
  findExternalCourse,
  listExternalCourses,
} from '@shared-kit/contracts/journey';
import type { ExternalCourseDetails, ExternalCourseStatus } from '@shared-kit/contracts/journey';
import { useRefreshOnArrival } from '../../lib/use-refresh-on-arrival.ts';
import { requestedStatuses } from './course-filter.rules.ts';
import { labels } from './labels.ts';

/**
 * Reads one page of the person's courses and shows the previous page meanwhile. It is always refetched, because reviewers change the list.
 */
export function useExternalCourses(chosen: readonly ExternalCourseStatus[], page: number) {
  useRefreshOnArrival('answer', listExternalCourses);
  const query = {
    offset: (page - 1) * EXTERNAL_COURSES_PAGE_SIZE,
    limit: EXTERNAL_COURSES_PAGE_SIZE,
    statuses: requestedStatuses(chosen),
  };
  return useQuery({
    ...apiQueryOptions(listExternalCourses, { query }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

/** Cancels a course and refetches the list, whatever the outcome. */
export function useCancelCourse() {
  const invalidate = useInvalidate();
  return useApiMutation(cancelExternalCourse, { onSettled: () => invalidate(listExternalCourses, findExternalCourse) });
}

/** Reads a course with a link to its evidence. On failure the list's data is shown and the error is only logged (B8-17). */
export function useCourseDetails(id: number | undefined): ExternalCourseDetails | undefined {
  const { data, error } = useApiQuery(
    findExternalCourse,
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined, staleTime: 0, gcTime: 0 },
  );
  useEffect(() => {
    if (error) console.info(labels.loadFailed, id, error.code);
  }, [error, id]);
  return data?.result;
}
