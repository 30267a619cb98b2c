import type { ReactNode } from 'react';
import { adminClassPath } from '@shared-kit/contracts/admin';
import type { ListedClass } from '@shared-kit/contracts/admin';
import { Link, useSearchParams } from '@shared-kit/runtime/router';
import {
  Alert,
  EmptyState,
  Field,
  Icon,
  QueryStates,
  SearchInput,
  Select,
  SkeletonText,
  Stack,
  Table,
  VisuallyHidden,
} from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { ClassStatus, dayWords, seatsWords } from '../../lib/class-words.tsx';
import { useClasses } from '../../lib/classes.queries.ts';
import { TwoLines } from '../../lib/people-grid/cells.tsx';
import { classPeriods, foundClasses } from './class-filter.rules.ts';
import { labels } from './labels.ts';
import styles from './list-classes.module.css';

const columns: readonly TableColumn<ListedClass>[] = [
  {
    key: 'name',
    header: labels.columns.name,
    isTitle: true,
    sortValue: ({ name }) => name,
    cell: ({ idClass, name, training }) => (
      <TwoLines first={<Link to={adminClassPath(idClass)}>{name}</Link>} second={training} />
    ),
  },
  {
    key: 'state',
    header: labels.columns.state,
    sortValue: ({ state }) => state,
    cell: ({ state }) => <ClassStatus state={state} />,
  },
  {
    key: 'start',
    header: labels.columns.start,
    sortValue: ({ initialDay }) => initialDay ?? '',
    cell: ({ initialDay }) => dayWords(initialDay),
  },
  {
    key: 'end',
    header: labels.columns.end,
    sortValue: ({ finalDay }) => finalDay ?? '',
    cell: ({ finalDay }) => dayWords(finalDay),
  },
  {
    key: 'seats',
    header: labels.columns.seats,
    align: 'end',
    sortValue: ({ seatsTaken }) => seatsTaken,
    cell: ({ seatsTaken, capacity }) => seatsWords(seatsTaken, capacity),
  },
  {
    key: 'instructors',
    header: labels.columns.instructors,
    cell: ({ instructors }) => instructors.join(', ') || labels.nobody,
  },
];

/** Classes of the trainings in reach, with search and filters in the address. */
export function ListClasses({ emptyAction }: { emptyAction: ReactNode }) {
  const query = useClasses();
  const [params, setParams] = useSearchParams();
  const text = params.get('busca') ?? '';
  const period = classPeriods.find((name) => name === params.get('situacao')) ?? 'current';
  const training = params.get('treinamento') ?? '';
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const classes = query.data?.classes ?? [];
  const idTraining = training === '' ? undefined : Number(training);
  const shown = foundClasses(classes, { text, period, idTraining });
  const trainings = [...new Map(classes.map((row) => [row.idTraining, row.training]))].toSorted(([, a], [, b]) =>
    a.localeCompare(b, 'pt-BR'),
  );
  const isFiltered = text !== '' || classes.length > 0;
  return (
    <Stack>
      {query.data?.isReadOnly && <Alert title={labels.readOnly}>{labels.readOnlyHint}</Alert>}
      <div className={styles.filters}>
        <SearchInput
          className={styles.search ?? ''}
          label={labels.search}
          value={text}
          onValueChange={(value) => set('busca', value)}
        />
        <Field label={labels.training}>
          <Select
            value={training}
            onChange={({ target }) => set('treinamento', target.value)}
            options={[
              { value: '', label: labels.anyTraining },
              ...trainings.map(([id, title]) => ({ value: String(id), label: title })),
            ]}
          />
        </Field>
        <Field label={labels.state}>
          <Select
            value={period}
            onChange={({ target }) => set('situacao', target.value === 'current' ? '' : target.value)}
            options={classPeriods.map((value) => ({ value, label: labels[value] }))}
          />
        </Field>
      </div>
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={() => shown.length === 0}
        empty={
          isFiltered ? (
            <EmptyState
              icon={<Icon name="search" size={28} />}
              title={labels.notFound}
              description={labels.notFoundHint}
            />
          ) : (
            <EmptyState
              icon={<Icon name="calendar" size={28} />}
              title={labels.none}
              description={labels.noneHint}
              action={emptyAction}
            />
          )
        }
      >
        {() => (
          <>
            <VisuallyHidden>
              <span role="status">{labels.found(shown.length)}</span>
            </VisuallyHidden>
            <Table caption={labels.caption} rows={shown} rowKey={({ idClass }) => idClass} columns={columns} />
          </>
        )}
      </QueryStates>
    </Stack>
  );
}
