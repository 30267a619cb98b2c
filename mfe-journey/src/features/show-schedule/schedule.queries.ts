import { useEffect } from 'react';
import { apiQueryOptions, useApiMutation, useApiQuery, useInvalidate, useQueries } from 'shared-kit/api';
import { exportSchedule, listScheduleTypes, listSchedules, revokeScheduleLink } from 'shared-kit/contracts/journey';
import type { Schedule } from 'shared-kit/contracts/journey';
import { menuFactChanged, menuFacts } from 'shared-kit/contracts/platform';
import { publish } from 'shared-kit/events';
import { MINUTE_MS } from 'shared-kit/contracts/calendar';

/** Others put things into a schedule: it is asked for anew after a minute. */
const staleTime = MINUTE_MS;

export interface ShownSchedule {
  readonly schedules: readonly Schedule[];
  /** How much there is in all, in whatever month; undefined until it is known. */
  readonly totalRecords: number | undefined;
  /** Some month isn't there yet. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  retry(): void;
}

/** The months that are shown, one call each; `types` empty is all. What is in two months is there once. */
export function useSchedule(periods: readonly string[], types: readonly number[]): ShownSchedule {
  const scheduleTypes = types.length === 0 ? {} : { scheduleTypes: types.join(',') };
  const queries = useQueries({
    queries: periods.map((period) => ({
      ...apiQueryOptions(listSchedules, { query: { period, ...scheduleTypes } }),
      staleTime,
    })),
  });
  const results = queries.flatMap(({ data }) => data?.scheduleResult ?? []);
  const failed = queries.filter(({ status }) => status === 'error');
  return {
    schedules: [
      ...new Map(
        results.flatMap(({ schedules }) => schedules).map((schedule) => [schedule.idSchedule, schedule]),
      ).values(),
    ],
    totalRecords: results[0]?.totalRecords,
    isLoading: queries.some(({ status }) => status === 'pending'),
    isFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}

export function useScheduleTypes() {
  return useApiQuery(listScheduleTypes, {}, { staleTime });
}

/** Whoever enrolled, or was given something, since the login has 'Agenda' in the menu from now on (B2.3-09). */
export function useScheduleFact(totalRecords: number | undefined): void {
  useEffect(() => {
    if (totalRecords !== undefined)
      publish(menuFactChanged, { fact: menuFacts.hasSchedule, visible: totalRecords > 0 });
  }, [totalRecords]);
}

/** The link that a calendar of the person's own subscribes to. */
export function useScheduleLink() {
  return useApiQuery(exportSchedule, {}, { staleTime: 0, gcTime: 0 });
}

/** Ends the link that is out; another one takes its place. */
export function useRenewScheduleLink() {
  const invalidate = useInvalidate();
  return useApiMutation(revokeScheduleLink, { onSuccess: () => invalidate(exportSchedule) });
}
