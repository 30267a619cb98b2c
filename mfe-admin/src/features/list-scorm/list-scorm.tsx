import { adminScormContentPath, listScormContents } from '@shared-kit/contracts/admin';
import type { ScormContent } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Link, useSearchParams } from '@shared-kit/runtime/router';
import {
  Checkbox,
  EmptyState,
  Icon,
  QueryStates,
  SearchInput,
  SkeletonText,
  Stack,
  Status,
  Table,
  VisuallyHidden,
} from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { folded } from '../../lib/folded.rules.ts';
import { TwoLines } from '../../lib/people-grid/cells.tsx';
import { SavedViews } from '../../lib/saved-views/saved-views.tsx';
import { PackageStatus } from '../../lib/scorm-words.tsx';
import { labels } from './labels.ts';
import styles from './list-scorm.module.css';

const filterNames = ['busca', 'situacao'] as const;

const columns: readonly TableColumn<ScormContent>[] = [
  {
    key: 'title',
    header: labels.columns.title,
    isTitle: true,
    sortValue: ({ title }) => title,
    cell: ({ idContentItem, title, trainings }) => (
      <TwoLines
        first={<Link to={adminScormContentPath(idContentItem)}>{title}</Link>}
        second={trainings.length === 0 ? labels.noTraining : trainings.join(', ')}
      />
    ),
  },
  {
    key: 'state',
    header: labels.columns.state,
    sortValue: ({ state }) => state,
    cell: ({ state }) => <PackageStatus state={state} />,
  },
  {
    key: 'version',
    header: labels.columns.version,
    cell: ({ packageVersion, standard }) => labels.version(packageVersion, standard),
  },
  {
    key: 'lessons',
    header: labels.columns.lessons,
    align: 'end',
    sortValue: ({ lessons }) => lessons,
    cell: ({ lessons }) => lessons,
  },
];

const peopleColumn: TableColumn<ScormContent> = {
  key: 'people',
  header: labels.columns.people,
  align: 'end',
  sortValue: ({ people }) => people ?? 0,
  cell: ({ people }) => (people ?? 0).toLocaleString('pt-BR'),
};

const problemColumn: TableColumn<ScormContent> = {
  key: 'problems',
  header: labels.columns.problems,
  sortValue: ({ blockedHosts, reason }) => blockedHosts + (reason === '' ? 0 : 1),
  cell: ({ blockedHosts, reason }) => <Problems blockedHosts={blockedHosts} reason={reason} />,
};

/** SCORM contents of the company with the state of their packages. */
export function ListScorm() {
  const query = useApiQuery(listScormContents, {}, { staleTime: 0 });
  // In the address, so that a training's page can link to its packages.
  const [params, setParams] = useSearchParams();
  const text = params.get('busca') ?? '';
  const isOnlyProblems = params.get('situacao') === 'problemas';
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const contents = query.data?.contents ?? [];
  const shown = contents.filter(
    ({ title, trainings, state }) =>
      (!isOnlyProblems || state === 'broken' || state === 'held') &&
      [title, ...trainings].some((name) => folded(name).includes(folded(text))),
  );
  const showsPeople = contents.some(({ people }) => people !== null);
  return (
    <Stack>
      <div className={styles.filters}>
        <SearchInput
          className={styles.search ?? ''}
          label={labels.search}
          value={text}
          onValueChange={(value) => set('busca', value)}
        />
        <Checkbox
          label={labels.onlyProblems}
          checked={isOnlyProblems}
          onChange={({ target }) => set('situacao', target.checked ? 'problemas' : '')}
        />
      </div>
      <SavedViews list="scorm" filters={filterNames} />
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={() => shown.length === 0}
        empty={
          text === '' && isOnlyProblems && contents.length > 0 ? (
            <EmptyState icon={<Icon name="check-circle" size={28} />} title={labels.noProblems} />
          ) : text === '' ? (
            <EmptyState icon={<Icon name="package" size={28} />} title={labels.none} description={labels.noneHint} />
          ) : (
            <EmptyState icon={<Icon name="search" size={28} />} title={labels.notFound} />
          )
        }
      >
        {() => (
          <>
            <VisuallyHidden>
              <span role="status">{labels.found(shown.length)}</span>
            </VisuallyHidden>
            <Table
              caption={labels.caption}
              rows={shown}
              rowKey={({ idContentItem }) => idContentItem}
              initialSort={{ key: 'title', direction: 'ascending' }}
              columns={[...columns, ...(showsPeople ? [peopleColumn] : []), problemColumn]}
            />
          </>
        )}
      </QueryStates>
    </Stack>
  );
}

function Problems({ blockedHosts, reason }: Pick<ScormContent, 'blockedHosts' | 'reason'>) {
  if (blockedHosts === 0 && reason === '') return <span className={styles.quiet}>{labels.noProblem}</span>;
  return (
    <span className={styles.content}>
      {reason !== '' && <span className={styles.quiet}>{reason}</span>}
      {blockedHosts > 0 && (
        <Status tone="warning" icon={<Icon name="alert-circle" size={16} />}>
          {labels.blocked(blockedHosts)}
        </Status>
      )}
    </span>
  );
}
