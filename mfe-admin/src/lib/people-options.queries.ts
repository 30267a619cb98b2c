import { listPeopleOptions } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { wordsOf } from './department-choices.rules.ts';

/** Departments and groups in reach, for filters. */
export function usePeopleOptions() {
  return useApiQuery(listPeopleOptions, {}, { staleTime: 30_000 });
}

/** Returns the words for what the people of the company belong to: departments, or units. */
export function useDepartmentWords() {
  return wordsOf(usePeopleOptions().data?.departments ?? []);
}
