import type { ReactNode } from 'react';
import { adminTrainingEnrolmentsPath, listEnrolmentTrainings } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import { EmptyState, Icon, QueryStates, SearchInput, SkeletonText, Stack, Table, VisuallyHidden } from '@shared-kit/ui';
import { folded } from '../../lib/folded.rules.ts';
import { SavedViews } from '../../lib/saved-views/saved-views.tsx';
import { useDelayedText } from '../../lib/use-delayed-text.ts';
import { useGridAddress } from '../../lib/use-grid-address.ts';
import { labels } from './labels.ts';
import styles from './list-enrolments.module.css';

const filterNames = ['busca'] as const;

const counted = (count: number): string => count.toLocaleString('pt-BR');

/** Trainings with how many people are enrolled, late and done. */
export function ListEnrolments({ emptyAction }: { emptyAction: ReactNode }) {
  const query = useApiQuery(listEnrolmentTrainings, {}, { staleTime: 0 });
  const address = useGridAddress(filterNames, 'title');
  const [text, setText] = useDelayedText(address.filter('busca'), (value) => address.setFilter('busca', value));
  const shown = (query.data?.trainings ?? []).filter(({ title }) => folded(title).includes(folded(text)));
  return (
    <Stack>
      <SearchInput className={styles.search ?? ''} label={labels.search} value={text} onValueChange={setText} />
      <SavedViews list="trainings" filters={filterNames} />
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={() => shown.length === 0}
        empty={
          text === '' ? (
            <EmptyState
              icon={<Icon name="training" size={28} />}
              title={labels.none}
              description={labels.noneHint}
              action={emptyAction}
            />
          ) : (
            <EmptyState icon={<Icon name="search" size={28} />} title={labels.notFound} />
          )
        }
      >
        {({ countedAt }) => (
          <>
            <VisuallyHidden>
              <span role="status">{labels.found(shown.length)}</span>
            </VisuallyHidden>
            <Table
              caption={labels.caption}
              rows={shown}
              rowKey={({ idTraining }) => idTraining}
              initialSort={{ key: 'title', direction: 'ascending' }}
              columns={[
                {
                  key: 'title',
                  header: labels.columns.title,
                  isTitle: true,
                  sortValue: ({ title }) => title,
                  cell: ({ idTraining, title }) => <Link to={adminTrainingEnrolmentsPath(idTraining)}>{title}</Link>,
                },
                {
                  key: 'open',
                  header: labels.columns.open,
                  align: 'end',
                  sortValue: ({ open }) => open,
                  cell: ({ open }) => counted(open),
                },
                {
                  key: 'late',
                  header: labels.columns.late,
                  align: 'end',
                  sortValue: ({ late }) => late,
                  cell: ({ late }) => counted(late),
                },
                {
                  key: 'done',
                  header: labels.columns.done,
                  align: 'end',
                  sortValue: ({ done }) => done,
                  cell: ({ done }) => counted(done),
                },
              ]}
            />
            {countedAt !== null && <p className={styles.age}>{labels.countedAt(formatDateTime(countedAt))}</p>}
          </>
        )}
      </QueryStates>
    </Stack>
  );
}
