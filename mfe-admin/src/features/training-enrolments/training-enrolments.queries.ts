import { listTrainingEnrolments } from '@shared-kit/contracts/admin';
import type { EnrolmentFilter, EnrolmentState } from '@shared-kit/contracts/admin';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';

/** Filter as the address has it: empty texts are not set. */
interface FilterTexts {
  readonly q: string;
  readonly state: string;
  readonly department: string;
  readonly idGroup: string;
}

interface EnrolmentsQuery extends FilterTexts {
  readonly idTraining: number;
  readonly sort: string;
  readonly direction: 'ascending' | 'descending';
  readonly after: string | undefined;
  readonly before: string | undefined;
}

/** Returns the filter without its empty fields. */
export function filterOf({ q, state, department, idGroup }: FilterTexts): EnrolmentFilter {
  return {
    ...(q === '' ? {} : { q }),
    ...(state === '' ? {} : { state: state as EnrolmentState }),
    ...(department === '' ? {} : { department }),
    ...(idGroup === '' ? {} : { idGroup: Number(idGroup) }),
  };
}

/** Reads a page of the enrolments of a training and shows the previous page meanwhile. */
export function useTrainingEnrolments({ idTraining, sort, direction, after, before, ...filter }: EnrolmentsQuery) {
  const query = {
    ...filterOf(filter),
    sort: sort as 'name',
    direction,
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
  };
  return useQuery({
    ...apiQueryOptions(listTrainingEnrolments, { params: { idTraining }, query }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}
