import { useEffect } from 'react';
import { apiQueryOptions, useApiMutation, useApiQuery, useInvalidate, useQueries } from '@shared-kit/runtime/api';
import { exportSchedule, listScheduleTypes, listSchedules, revokeScheduleLink } from '@shared-kit/contracts/journey';
import type { Schedule } from '@shared-kit/contracts/journey';
import { menuFlagChanged, menuFlags } from '@shared-kit/contracts/delivery';
import { publish } from '@shared-kit/runtime/events';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';

/** Refetches after a minute, because others add entries to a schedule. */
const staleTime = MINUTE_MS;

export interface ShownSchedule {
  readonly schedules: readonly Schedule[];
  /** Number of events over all months; undefined until it is known. */
  readonly totalRecords: number | undefined;
  /** True while a month is loading. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  retry(): void;
}

/** Reads the shown months, one request each; an empty `types` selects all. An event in two months appears once. */
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

/** Publishes whether the person has events, so the menu shows 'Agenda' when the first one came after login (B2.3-09). */
export function useScheduleFlag(totalRecords: number | undefined): void {
  useEffect(() => {
    if (totalRecords !== undefined)
      publish(menuFlagChanged, { flag: menuFlags.hasSchedule, visible: totalRecords > 0 });
  }, [totalRecords]);
}

/** Reads the link to which the person's own calendar subscribes. */
export function useScheduleLink() {
  return useApiQuery(exportSchedule, {}, { staleTime: 0, gcTime: 0 });
}

/** Revokes the current link and creates another one. */
export function useRenewScheduleLink() {
  const invalidate = useInvalidate();
  return useApiMutation(revokeScheduleLink, { onSuccess: () => invalidate(exportSchedule) });
}
