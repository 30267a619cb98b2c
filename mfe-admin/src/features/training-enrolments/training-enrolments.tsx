import { useState } from 'react';
import type { ReactNode } from 'react';
import type { EnrolmentSelection } from '@shared-kit/contracts/admin';
import { Button, QueryStates, SkeletonText } from '@shared-kit/ui';
import { DataGrid, nothingSelected, selectedCount } from '@shared-kit/ui/data-grid';
import type { GridSelection } from '@shared-kit/ui/data-grid';
import { EndEnrolmentsDialog } from '../../lib/end-enrolments/end-enrolments-dialog.tsx';
import { useEndEnrolments } from '../../lib/enrolments.queries.ts';
import { GridEmpty } from '../../lib/people-grid/grid-empty.tsx';
import styles from '../../lib/people-grid/people-grid.module.css';
import { useGridAddress } from '../../lib/use-grid-address.ts';
import { enrolmentColumns } from './enrolment-columns.tsx';
import { EnrolmentFilters, filterNames } from './enrolment-filters.tsx';
import { labels } from './labels.ts';
import { filterOf, useTrainingEnrolments } from './training-enrolments.queries.ts';

interface TrainingEnrolmentsProps {
  idTraining: number;
  canEdit: boolean;
  emptyAction: ReactNode;
}

/** People who are enrolled in a training, with filters in the address, selection and ten seconds to undo an ending. */
export function TrainingEnrolments({ idTraining, canEdit, emptyAction }: TrainingEnrolmentsProps) {
  const address = useGridAddress(filterNames, 'name');
  const [selection, setSelection] = useState<GridSelection>(nothingSelected);
  /** Selection that the dialog asks about, kept apart from the list, which changes while a job ends enrolments. */
  const [ending, setEnding] = useState<{ readonly selection: EnrolmentSelection; readonly count: number }>();
  const { end, isHidden } = useEndEnrolments();
  const texts = {
    q: address.filter('busca'),
    state: address.filter('situacao'),
    department: address.filter('departamento'),
    idGroup: address.filter('grupo'),
  };
  const { sort, after, before } = address;
  const query = useTrainingEnrolments({
    ...texts,
    idTraining,
    sort: sort.key,
    direction: sort.direction,
    after,
    before,
  });
  const shown = (query.data?.enrolments ?? []).filter(({ idEnrolment }) => !isHidden(idEnrolment));
  const total = query.data?.total ?? 0;
  const count = selectedCount(selection, total);
  const chosen: EnrolmentSelection =
    selection.kind === 'filter'
      ? { kind: 'filter', idTraining, filter: filterOf(texts) }
      : { kind: 'ids', ids: [...selection.ids] };
  const close = () => {
    setSelection(nothingSelected);
    setEnding(undefined);
  };
  return (
    <div className={styles.list}>
      <EnrolmentFilters address={address} onChange={() => setSelection(nothingSelected)} />
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={12} />}
        isEmpty={() => shown.length === 0}
        empty={<GridEmpty address={address} labels={labels} action={emptyAction} />}
      >
        {({ places }) => (
          <DataGrid
            texts={labels.grid}
            columns={enrolmentColumns}
            rows={shown}
            rowId={({ idEnrolment }) => idEnrolment}
            total={total}
            sort={sort}
            onSortChange={address.setSort}
            isStale={query.isPlaceholderData}
            {...address.turns(places)}
            selecting={
              canEdit
                ? {
                    selection,
                    onChange: setSelection,
                    nameOf: ({ person }) => person.name,
                    actions: (
                      <Button size="small" variant="secondary" onClick={() => setEnding({ selection: chosen, count })}>
                        {labels.end}
                      </Button>
                    ),
                  }
                : undefined
            }
          />
        )}
      </QueryStates>
      {ending && (
        <EndEnrolmentsDialog
          {...ending}
          onClose={(isSent) => (isSent ? close() : setEnding(undefined))}
          onConfirm={(reason) => {
            end({ ...ending, reason });
            close();
          }}
        />
      )}
    </div>
  );
}
