import { useEffect } from 'react';
import { apiQueryOptions, useApiMutation, useApiQuery, useInvalidate, useQuery } from 'shared-kit/api';
import {
  EXTERNAL_COURSES_PAGE_SIZE,
  cancelExternalCourse,
  findExternalCourse,
  listExternalCourses,
} from 'shared-kit/contracts/journey';
import type { ExternalCourseDetails, ExternalCourseStatus } from 'shared-kit/contracts/journey';
import { statusesAsked } from './course-filter.rules.ts';
import { labels } from './labels.ts';

/** One page of what the person has handed in, the one before it until it has come; somebody else answers, so that it is read anew each time. */
export function useExternalCourses(chosen: readonly ExternalCourseStatus[], page: number) {
  const query = {
    offset: (page - 1) * EXTERNAL_COURSES_PAGE_SIZE,
    limit: EXTERNAL_COURSES_PAGE_SIZE,
    statuses: statusesAsked(chosen),
  };
  return useQuery({
    ...apiQueryOptions(listExternalCourses, { query }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

/** Cancels a course; whatever came of it, the list says how it stands now. */
export function useCancelCourse() {
  const invalidate = useInvalidate();
  return useApiMutation(cancelExternalCourse, { onSettled: () => invalidate(listExternalCourses, findExternalCourse) });
}

/** A course as it is now, with a link to its evidence. Where it can't be had that is only logged (B8-17): what the list knew is shown. */
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
