import { useState } from 'react';
import type { ReactNode } from 'react';
import { adminPersonPath } from '@shared-kit/contracts/admin';
import type { ListedPerson, PeopleSelection } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Link } from '@shared-kit/runtime/router';
import { Button, EmptyState, Icon, QueryStates, SkeletonText } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { DataGrid, nothingSelected, selectedCount } from '@shared-kit/ui/data-grid';
import type { GridSelection } from '@shared-kit/ui/data-grid';
import { EnrolDialog } from '../../lib/enrol-dialog/enrol-dialog.tsx';
import { AccountStatus } from '../../lib/state-words.tsx';
import { AddToGroup } from './add-to-group.tsx';
import { labels } from './labels.ts';
import { PeopleFilters } from './people-filters.tsx';
import { filterOf, usePeople } from './people.queries.ts';
import { usePeopleAddress } from './use-people-address.ts';
import styles from './list-people.module.css';

/** Marks the columns that the server sorts by; the grid reads no values. */
const isSorted = () => '';

const columns: readonly TableColumn<ListedPerson>[] = [
  {
    key: 'name',
    header: labels.columns.name,
    isTitle: true,
    sortValue: isSorted,
    cell: (person) => (
      <span className={styles.person}>
        <Link to={adminPersonPath(person.idPerson)} className={styles.name}>
          {person.name}
        </Link>
        <span className={styles.email}>{person.email === '' ? person.username : person.email}</span>
      </span>
    ),
  },
  {
    key: 'department',
    header: labels.columns.department,
    sortValue: isSorted,
    cell: ({ department }) => department || labels.never,
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
  const [isEnrolling, setEnrolling] = useState(false);
  const { sort, after, before } = address;
  const query = usePeople({ ...filter, sort: sort.key, direction: sort.direction, after, before });
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
        empty={
          address.isFiltered ? (
            <EmptyState
              icon={<Icon name="search" size={28} />}
              title={labels.notFound}
              description={labels.notFoundHint}
              action={
                <Button variant="secondary" onClick={address.clear}>
                  {labels.clear}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={<Icon name="users" size={28} />}
              title={labels.none}
              description={labels.noneHint}
              action={emptyAction}
            />
          )
        }
      >
        {({ people, places }) => (
          <DataGrid
            texts={labels.grid}
            columns={columns}
            rows={people}
            rowId={({ idPerson }) => idPerson}
            total={total}
            sort={sort}
            onSortChange={address.setSort}
            isStale={query.isPlaceholderData}
            onPrevious={placeAction(places.previous, address.goBefore)}
            onNext={placeAction(places.next, address.goAfter)}
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

function placeAction(place: string | null, go: (place: string) => void): (() => void) | undefined {
  return place === null ? undefined : () => go(place);
}
