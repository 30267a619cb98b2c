import {
  listAuditActs,
  listClassMeetings,
  listCompanyDomains,
  listGroups,
  listPeopleOptions,
  listSavedViews,
  listTrash,
  listUnits,
  restoreDomain,
  restoreMeeting,
  restoreUnit,
  saveView,
  setGroupDeleted,
} from '@shared-kit/contracts/admin';
import type { TrashedThing } from '@shared-kit/contracts/admin';
import { call, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';

export function useTrash() {
  return useApiQuery(listTrash, {}, { staleTime: 0 });
}

/** Returns what restores a deleted thing. Lists are read again, also when it was refused. */
export function useRestore(): (thing: TrashedThing) => Promise<void> {
  const invalidate = useInvalidate();
  return async (thing) => {
    try {
      await restoreThing(thing);
    } finally {
      invalidate(
        listTrash,
        listGroups,
        listUnits,
        listPeopleOptions,
        listClassMeetings,
        listCompanyDomains,
        listSavedViews,
        listAuditActs,
      );
    }
  };
}

async function restoreThing(thing: TrashedThing): Promise<void> {
  switch (thing.kind) {
    case 'group':
      await call(setGroupDeleted, { params: { idGroup: thing.idGroup }, body: { deleted: false } });
      return;
    case 'view': {
      const { list, name, query } = thing;
      await call(saveView, { params: { list }, body: { name, query } });
      return;
    }
    case 'unit':
    case 'meeting':
    case 'domain':
      await call(restorations[thing.kind], { params: { idTrash: thing.idTrash }, body: {} });
  }
}

const restorations = { unit: restoreUnit, meeting: restoreMeeting, domain: restoreDomain } as const;
