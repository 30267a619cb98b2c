import { adminScormPersonPath, listScormAttempts } from '@shared-kit/contracts/admin';
import type { ScormAttempt, ScormContentDetails } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import { Duration, QueryStates, SkeletonText } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { DataGrid } from '@shared-kit/ui/data-grid';
import { TwoLines } from '../../lib/people-grid/cells.tsx';
import { GridEmpty } from '../../lib/people-grid/grid-empty.tsx';
import { GridFilters } from '../../lib/people-grid/grid-filters.tsx';
import { SavedViews } from '../../lib/saved-views/saved-views.tsx';
import { AttemptStatus, gradeWords, resultOptions } from '../../lib/scorm-words.tsx';
import { useGridAddress } from '../../lib/use-grid-address.ts';
import { labels } from './labels.ts';
import styles from './scorm-attempts.module.css';

const filterNames = ['busca', 'licao', 'resultado'] as const;

/** Filters that mean the same in every content: a lesson belongs to one. */
const viewedNames = ['busca', 'resultado'] as const;

type Row = ScormAttempt & { readonly row: number };

/** Attempts on the lessons of a content, with filters in the address. */
export function ScormAttempts({ content }: { content: ScormContentDetails }) {
  const { idContentItem, lessonList } = content;
  const address = useGridAddress(filterNames, 'opened');
  const [q, idSco] = [address.filter('busca'), address.filter('licao')];
  // An address that was typed may have any text.
  const status = resultOptions.find(({ value }) => value === address.filter('resultado'))?.value;
  const { after, before } = address;
  const query = useQuery({
    ...apiQueryOptions(listScormAttempts, {
      params: { idContentItem },
      query: {
        view: 'summary',
        ...(q === '' ? {} : { q }),
        ...(idSco === '' ? {} : { idSco: Number(idSco) }),
        ...(status === undefined ? {} : { status }),
        ...(after === undefined ? {} : { after: Number(after) }),
        ...(before === undefined ? {} : { before: Number(before) }),
      },
    }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  return (
    <div className={styles.list}>
      <GridFilters
        address={address}
        labels={labels}
        filters={[
          {
            name: 'licao',
            label: labels.lesson,
            any: labels.anyLesson,
            options:
              lessonList.length > 1
                ? lessonList.map((lesson) => ({ value: String(lesson.idSco), label: lesson.title }))
                : [],
          },
          { name: 'resultado', label: labels.status, any: labels.anyStatus, options: resultOptions },
        ]}
        onChange={() => undefined}
      />
      <SavedViews list="scorm-attempts" filters={viewedNames} />
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={12} />}
        isEmpty={({ attempts }) => attempts.length === 0}
        empty={<GridEmpty address={address} labels={labels} action={null} />}
      >
        {({ attempts, total, previous, next }) => (
          <DataGrid
            texts={labels.grid}
            columns={columnsFor(idContentItem)}
            rows={attempts.map((attempt, row): Row => ({ ...attempt, row }))}
            rowId={({ row }) => row}
            total={total}
            sort={address.sort}
            onSortChange={address.setSort}
            isStale={query.isPlaceholderData}
            {...address.turns({ previous: placeText(previous), next: placeText(next) })}
          />
        )}
      </QueryStates>
    </div>
  );
}

const placeText = (place: number | null): string | null => (place === null ? null : String(place));

const columnsFor = (idContentItem: number): readonly TableColumn<Row>[] => [
  {
    key: 'person',
    header: labels.columns.person,
    isTitle: true,
    cell: ({ person }) => (
      <TwoLines
        first={<Link to={adminScormPersonPath(idContentItem, person.idPerson)}>{person.name}</Link>}
        second={person.department}
      />
    ),
  },
  { key: 'lesson', header: labels.columns.lesson, cell: ({ lesson }) => lesson.title },
  {
    key: 'attempt',
    header: labels.columns.attempt,
    cell: ({ attempt, packageVersion, isCurrent }) => (
      <TwoLines first={labels.attempt(attempt, packageVersion)} second={!isCurrent && labels.ended} />
    ),
  },
  { key: 'status', header: labels.columns.status, cell: ({ status }) => <AttemptStatus status={status} /> },
  { key: 'grade', header: labels.columns.grade, align: 'end', cell: ({ grade }) => gradeWords(grade) },
  { key: 'time', header: labels.columns.time, align: 'end', cell: ({ seconds }) => <Duration seconds={seconds} /> },
  { key: 'at', header: labels.columns.at, cell: ({ at }) => formatDateTime(at) },
];
