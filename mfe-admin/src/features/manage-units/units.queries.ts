import {
  createUnit,
  createUnitsOfDepartments,
  listEnrolmentRules,
  listPeople,
  listPeopleOptions,
  listUnits,
  readPerson,
  removeUnit,
  saveUnit,
} from '@shared-kit/contracts/admin';
import type { OrganisationUnit, UnitFields } from '@shared-kit/contracts/admin';
import { useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';

export function useUnits() {
  return useApiQuery(listUnits, {}, { staleTime: 0 });
}

/** Reads again what shows units. */
function useRefreshUnits(): () => void {
  const invalidate = useInvalidate();
  return () => invalidate(listUnits, listPeopleOptions, listPeople, readPerson, listEnrolmentRules);
}

/** Returns the call that creates a unit, or saves the given one. */
export function useSaveUnit(unit: OrganisationUnit | undefined) {
  const onSettled = useRefreshUnits();
  const create = useApiMutation(createUnit, { onSettled });
  const save = useApiMutation(saveUnit, { onSettled });
  return (fields: UnitFields): Promise<unknown> =>
    unit
      ? save.mutateAsync({ params: { idUnit: unit.idUnit }, body: { version: unit.version, fields } })
      : create.mutateAsync({ body: { fields } });
}

export function useRemoveUnit() {
  return useApiMutation(removeUnit, { onSettled: useRefreshUnits() });
}

export function useCreateUnitsOfDepartments(onCreated: (count: number) => void) {
  return useApiMutation(createUnitsOfDepartments, {
    onSettled: useRefreshUnits(),
    // The second call of a double click creates none.
    onSuccess: ({ created }) => created > 0 && onCreated(created),
  });
}
