import { listPeople } from '@shared-kit/contracts/admin';
import type { AccountState } from '@shared-kit/contracts/admin';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';

export interface PeopleQuery {
  readonly q: string;
  readonly state: string;
  readonly department: string;
  readonly idGroup: string;
  readonly sort: string;
  readonly direction: 'ascending' | 'descending';
  readonly after: string | undefined;
  readonly before: string | undefined;
}

/** Returns the filter of a query without its empty fields. */
export function filterOf({
  q,
  state,
  department,
  idGroup,
}: Pick<PeopleQuery, 'q' | 'state' | 'department' | 'idGroup'>) {
  return {
    ...(q === '' ? {} : { q }),
    ...(state === '' ? {} : { state: state as AccountState }),
    ...(department === '' ? {} : { department }),
    ...(idGroup === '' ? {} : { idGroup: Number(idGroup) }),
  };
}

/** Reads a page of people and shows the previous page meanwhile. Others change people too, so it is always read again. */
export function usePeople({ sort, direction, after, before, ...filter }: PeopleQuery) {
  const query = {
    ...filterOf(filter),
    sort: sort as 'name',
    direction,
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
  };
  return useQuery({
    ...apiQueryOptions(listPeople, { query }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}
