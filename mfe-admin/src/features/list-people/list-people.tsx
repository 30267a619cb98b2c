import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ListedPerson, PeopleSelection } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Button, QueryStates, SkeletonText } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { DataGrid, nothingSelected, selectedCount } from '@shared-kit/ui/data-grid';
import type { GridSelection } from '@shared-kit/ui/data-grid';
import { EnrolDialog } from '../../lib/enrol-dialog/enrol-dialog.tsx';
import { PersonCell, isSorted } from '../../lib/people-grid/cells.tsx';
import { GridEmpty } from '../../lib/people-grid/grid-empty.tsx';
import { useDepartmentWords, usePeopleOptions } from '../../lib/people-options.queries.ts';
import styles from '../../lib/people-grid/people-grid.module.css';
import { AccountStatus } from '../../lib/state-words.tsx';
import { AddToGroup } from './add-to-group.tsx';
import { labels } from './labels.ts';
import { PeopleFilters } from './people-filters.tsx';
import { RemoveFromGroup } from './remove-from-group.tsx';
import { filterOf, usePeople } from './people.queries.ts';
import { usePeopleAddress } from './use-people-address.ts';

const columnsWith = (department: string): readonly TableColumn<ListedPerson>[] => [
  {
    key: 'name',
    header: labels.columns.name,
    isTitle: true,
    sortValue: isSorted,
    cell: (person) => <PersonCell person={person} second={person.email === '' ? person.username : person.email} />,
  },
  {
    key: 'department',
    header: department,
    sortValue: isSorted,
    cell: (person) => person.department || labels.never,
  },
  { key: 'role', header: labels.columns.role, cell: ({ role }) => role || labels.never },
  { key: 'leader', header: labels.columns.leader, cell: ({ leaderName }) => leaderName || labels.never },
  { key: 'state', header: labels.columns.state, cell: ({ state }) => <AccountStatus state={state} /> },
  {
    key: 'lastAccess',
    header: labels.columns.lastAccess,
    sortValue: isSorted,
    cell: ({ lastAccess }) => (lastAccess === null ? labels.never : formatDateTime(lastAccess)),
  },
];

interface ListPeopleProps {
  canGroup: boolean;
  canEnrol: boolean;
  emptyAction: ReactNode;
}

/** List of the people in reach, with filters in the address, selection and what can be done with it. */
export function ListPeople({ canGroup, canEnrol, emptyAction }: ListPeopleProps) {
  const { address, filter } = usePeopleAddress();
  const [selection, setSelection] = useState<GridSelection>(nothingSelected);
  const [isAdding, setAdding] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [isEnrolling, setEnrolling] = useState(false);
  const { sort, after, before } = address;
  const query = usePeople({ ...filter, sort: sort.key, direction: sort.direction, after, before });
  const { one } = useDepartmentWords();
  const group = usePeopleOptions().data?.groups.find(({ idGroup }) => String(idGroup) === filter.idGroup);
  const total = query.data?.total ?? 0;
  const chosen: PeopleSelection =
    selection.kind === 'filter'
      ? { kind: 'filter', filter: filterOf(filter) }
      : { kind: 'ids', ids: [...selection.ids] };
  return (
    <div className={styles.list}>
      <PeopleFilters address={address} onChange={() => setSelection(nothingSelected)} />
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={12} />}
        isEmpty={(data) => data.people.length === 0}
        empty={<GridEmpty address={address} labels={labels} action={emptyAction} />}
      >
        {({ people, places }) => (
          <DataGrid
            texts={labels.grid}
            columns={columnsWith(one)}
            rows={people}
            rowId={({ idPerson }) => idPerson}
            total={total}
            sort={sort}
            onSortChange={address.setSort}
            isStale={query.isPlaceholderData}
            {...address.turns(places)}
            selecting={
              canGroup || canEnrol
                ? {
                    selection,
                    onChange: setSelection,
                    nameOf: ({ name }) => name,
                    actions: (
                      <>
                        {canGroup && (
                          <Button size="small" variant="secondary" onClick={() => setAdding(true)}>
                            {labels.addToGroup}
                          </Button>
                        )}
                        {canGroup && group && (
                          <Button size="small" variant="secondary" onClick={() => setRemoving(true)}>
                            {labels.removeFromGroup}
                          </Button>
                        )}
                        {canEnrol && (
                          <Button size="small" variant="secondary" onClick={() => setEnrolling(true)}>
                            {labels.enrol}
                          </Button>
                        )}
                      </>
                    ),
                  }
                : undefined
            }
          />
        )}
      </QueryStates>
      {isAdding && (
        <AddToGroup
          count={selectedCount(selection, total)}
          selection={chosen}
          onClose={() => setAdding(false)}
          onDone={() => setSelection(nothingSelected)}
        />
      )}
      {isRemoving && group && (
        <RemoveFromGroup
          group={group}
          count={selectedCount(selection, total)}
          selection={chosen}
          onClose={() => setRemoving(false)}
          onDone={() => setSelection(nothingSelected)}
        />
      )}
      {isEnrolling && (
        <EnrolDialog
          people={{ selection: chosen, count: selectedCount(selection, total) }}
          onClose={() => setEnrolling(false)}
          onDone={() => setSelection(nothingSelected)}
        />
      )}
    </div>
  );
}
