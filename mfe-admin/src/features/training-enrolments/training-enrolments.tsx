import { useState } from 'react';
import type { ReactNode } from 'react';
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
  const [isEnding, setEnding] = useState(false);
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
  const confirm = (reason: string) => {
    end({
      selection:
        selection.kind === 'filter'
          ? { kind: 'filter', idTraining, filter: filterOf(texts) }
          : { kind: 'ids', ids: [...selection.ids] },
      reason,
      count,
    });
    setSelection(nothingSelected);
    setEnding(false);
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
                      <Button size="small" variant="secondary" onClick={() => setEnding(true)}>
                        {labels.end}
                      </Button>
                    ),
                  }
                : undefined
            }
          />
        )}
      </QueryStates>
      {isEnding && count > 0 && (
        <EndEnrolmentsDialog count={count} onClose={() => setEnding(false)} onConfirm={confirm} />
      )}
    </div>
  );
}
