import { listClasses } from '@shared-kit/contracts/admin';
import type { ClassPeriod, classSorts } from '@shared-kit/contracts/admin';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';

interface ClassesQuery {
  readonly q: string;
  readonly period: ClassPeriod;
  readonly idTraining: string;
  readonly sort: string;
  readonly direction: 'ascending' | 'descending';
  readonly after: string | undefined;
  readonly before: string | undefined;
}

/** Reads a page of the classes and shows the previous page meanwhile. */
export function useClassPage({ q, period, idTraining, sort, direction, after, before }: ClassesQuery) {
  const query = {
    period,
    sort: sort as (typeof classSorts)[number],
    direction,
    ...(q === '' ? {} : { q }),
    ...(idTraining === '' ? {} : { idTraining: Number(idTraining) }),
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
  };
  return useQuery({
    ...apiQueryOptions(listClasses, { query }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}
