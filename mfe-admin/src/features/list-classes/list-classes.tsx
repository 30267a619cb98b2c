import type { ReactNode } from 'react';
import { adminClassPath, classPeriods } from '@shared-kit/contracts/admin';
import type { ListedClass } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { Alert, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { DataGrid } from '@shared-kit/ui/data-grid';
import { ClassStatus, NoCertificate, dayWords, seatsWords } from '../../lib/class-words.tsx';
import { TwoLines, isSorted } from '../../lib/people-grid/cells.tsx';
import { GridEmpty } from '../../lib/people-grid/grid-empty.tsx';
import { GridFilters } from '../../lib/people-grid/grid-filters.tsx';
import { SavedViews } from '../../lib/saved-views/saved-views.tsx';
import { useGridAddress } from '../../lib/use-grid-address.ts';
import { labels } from './labels.ts';
import { useClassPage } from './list-classes.queries.ts';

const columns: readonly TableColumn<ListedClass>[] = [
  {
    key: 'name',
    header: labels.columns.name,
    isTitle: true,
    sortValue: isSorted,
    cell: ({ idClass, name, training }) => (
      <TwoLines first={<Link to={adminClassPath(idClass)}>{name}</Link>} second={training} />
    ),
  },
  {
    key: 'state',
    header: labels.columns.state,
    cell: ({ state, givesCertificate }) => (
      <Stack gap={1}>
        <ClassStatus state={state} />
        {!givesCertificate && <NoCertificate />}
      </Stack>
    ),
  },
  {
    key: 'start',
    header: labels.columns.start,
    sortValue: isSorted,
    cell: ({ initialDay }) => dayWords(initialDay),
  },
  { key: 'end', header: labels.columns.end, sortValue: isSorted, cell: ({ finalDay }) => dayWords(finalDay) },
  {
    key: 'seats',
    header: labels.columns.seats,
    align: 'end',
    cell: ({ seatsTaken, capacity }) => seatsWords(seatsTaken, capacity),
  },
  {
    key: 'instructors',
    header: labels.columns.instructors,
    cell: ({ instructors }) => instructors.join(', ') || labels.nobody,
  },
];

const filterNames = ['busca', 'situacao', 'treinamento'] as const;

const ignore = (): void => undefined;

/** Classes of the trainings in reach, page by page, with search, filters and sort in the address. */
export function ListClasses({ emptyAction }: { emptyAction: ReactNode }) {
  const address = useGridAddress(filterNames, 'newest');
  const { sort, after, before } = address;
  const query = useClassPage({
    q: address.filter('busca'),
    period: classPeriods.find((name) => name === address.filter('situacao')) ?? 'current',
    idTraining: address.filter('treinamento'),
    sort: sort.key,
    direction: sort.direction,
    after,
    before,
  });
  return (
    <Stack>
      {query.data?.isReadOnly && <Alert title={labels.readOnly}>{labels.readOnlyHint}</Alert>}
      <GridFilters
        address={address}
        labels={labels}
        onChange={ignore}
        filters={[
          {
            name: 'treinamento',
            label: labels.training,
            any: labels.anyTraining,
            options: (query.data?.withClasses ?? []).map(({ idTraining, title }) => ({
              value: String(idTraining),
              label: title,
            })),
          },
          {
            name: 'situacao',
            label: labels.state,
            any: labels.periods.current,
            options: (['past', 'all'] as const).map((value) => ({ value, label: labels.periods[value] })),
          },
        ]}
      />
      <SavedViews list="classes" filters={filterNames} />
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={({ classes }) => classes.length === 0}
        empty={<GridEmpty icon="calendar" address={address} labels={labels} action={emptyAction} />}
      >
        {({ classes, total, places }) => (
          <DataGrid
            texts={labels.grid}
            columns={columns}
            rows={classes}
            rowId={({ idClass }) => idClass}
            total={total}
            sort={sort}
            onSortChange={address.setSort}
            isStale={query.isPlaceholderData}
            {...address.turns(places)}
          />
        )}
      </QueryStates>
    </Stack>
  );
}
