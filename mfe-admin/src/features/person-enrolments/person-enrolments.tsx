import { useState } from 'react';
import { adminTrainingEnrolmentsPath, listPersonEnrolments } from '@shared-kit/contracts/admin';
import type { PersonEnrolment } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import { Button, Cluster, EmptyState, Icon, QueryStates, SkeletonText, Stack, Table } from '@shared-kit/ui';
import { EndEnrolmentsDialog } from '../../lib/end-enrolments/end-enrolments-dialog.tsx';
import { EnrolDialog } from '../../lib/enrol-dialog/enrol-dialog.tsx';
import { EnrolmentStatus, sourceWords } from '../../lib/enrolment-words.tsx';
import { useEndEnrolments } from '../../lib/enrolments.queries.ts';
import { EnrolmentItems } from '../../lib/enrolment-items/enrolment-items.tsx';
import { labels } from './labels.ts';
import styles from './person-enrolments.module.css';

const isOpen = ({ state }: PersonEnrolment) => state === 'not-started' || state === 'in-progress' || state === 'late';

/** Enrolments of a person, with the reason of each: why the person is in the training. */
export function PersonEnrolments({ idPerson, canEdit }: { idPerson: number; canEdit: boolean }) {
  const query = useApiQuery(listPersonEnrolments, { params: { idPerson } }, { staleTime: 0 });
  const [isEnrolling, setEnrolling] = useState(false);
  const [toEnd, setToEnd] = useState<PersonEnrolment>();
  const [opened, setOpened] = useState<PersonEnrolment>();
  const { end, isHidden } = useEndEnrolments();
  const shown = (query.data?.enrolments ?? []).filter(({ idEnrolment }) => !isHidden(idEnrolment));
  const confirm = ({ idEnrolment }: PersonEnrolment, reason: string) => {
    end({ selection: { kind: 'ids', ids: [idEnrolment] }, reason, count: 1 });
    setToEnd(undefined);
  };
  return (
    <Stack>
      {canEdit && (
        <Cluster justify="end">
          <Button icon={<Icon name="plus" />} onClick={() => setEnrolling(true)}>
            {labels.enrol}
          </Button>
        </Cluster>
      )}
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={() => shown.length === 0}
        empty={
          <EmptyState icon={<Icon name="training" size={28} />} title={labels.none} description={labels.noneHint} />
        }
      >
        {() => (
          <Table
            caption={labels.caption}
            rows={shown}
            rowKey={({ idEnrolment }) => idEnrolment}
            columns={[
              {
                key: 'title',
                header: labels.columns.title,
                isTitle: true,
                cell: ({ idTraining, title }) => <Link to={adminTrainingEnrolmentsPath(idTraining)}>{title}</Link>,
              },
              { key: 'state', header: labels.columns.state, cell: ({ state }) => <EnrolmentStatus state={state} /> },
              {
                key: 'due',
                header: labels.columns.due,
                cell: ({ dueAt }) => (dueAt === null ? labels.noDue : formatDate(dueAt)),
              },
              { key: 'source', header: labels.columns.source, cell: (enrolment) => <Why enrolment={enrolment} /> },
              {
                key: 'actions',
                header: labels.columns.actions,
                isHeaderHidden: true,
                align: 'end',
                cell: (enrolment) => (
                  <span className={styles.actions}>
                    <Button
                      size="small"
                      variant="ghost"
                      aria-label={labels.itemsOf(enrolment.title)}
                      onClick={() => setOpened(enrolment)}
                    >
                      {labels.items}
                    </Button>
                    {canEdit && isOpen(enrolment) && (
                      <Button
                        size="small"
                        variant="ghost"
                        aria-label={labels.endOne(enrolment.title)}
                        onClick={() => setToEnd(enrolment)}
                      >
                        {labels.end}
                      </Button>
                    )}
                  </span>
                ),
              },
            ]}
          />
        )}
      </QueryStates>
      {isEnrolling && (
        <EnrolDialog
          people={{ selection: { kind: 'ids', ids: [idPerson] }, count: 1 }}
          onClose={() => setEnrolling(false)}
        />
      )}
      {opened && (
        <EnrolmentItems
          idPerson={idPerson}
          idEnrolment={opened.idEnrolment}
          title={opened.title}
          onClose={() => setOpened(undefined)}
        />
      )}
      {toEnd && (
        <EndEnrolmentsDialog
          selection={{ kind: 'ids', ids: [toEnd.idEnrolment] }}
          count={1}
          onClose={() => setToEnd(undefined)}
          onConfirm={(reason) => confirm(toEnd, reason)}
        />
      )}
    </Stack>
  );
}

function Why({ enrolment: { source, removed } }: { enrolment: PersonEnrolment }) {
  return (
    <span className={styles.why}>
      {sourceWords(source)}
      {removed && <span className={styles.quiet}>{labels.removedBy(removed.by, formatDate(removed.at))}</span>}
    </span>
  );
}
