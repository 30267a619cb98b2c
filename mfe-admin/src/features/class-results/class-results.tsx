import { exportClassResults, listAuditActs, readClassResults } from '@shared-kit/contracts/admin';
import type { AttendanceResult, PersonResult } from '@shared-kit/contracts/admin';
import { useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import {
  Alert,
  Button,
  Cluster,
  EmptyState,
  Icon,
  QueryStates,
  SkeletonText,
  Stack,
  Status,
  Table,
} from '@shared-kit/ui';
import type { IconName, TableColumn, Tone } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { saveFile } from '@shared-kit/ui/download';
import { TwoLines } from '../../lib/people-grid/cells.tsx';
import { labels } from './labels.ts';

/** Attendance of the people of a class over its meetings, and who reaches the minimum. */
export function ClassResults({ idClass }: { idClass: number }) {
  const query = useApiQuery(readClassResults, { params: { idClass } }, { staleTime: 0 });
  return (
    <QueryStates
      query={query}
      errorTitle={labels.loadFailed}
      skeleton={<SkeletonText lines={8} />}
      isEmpty={({ people }) => people.length === 0}
      empty={<EmptyState icon={<Icon name="users" size={28} />} title={labels.none} description={labels.noneHint} />}
    >
      {({ people, minAttendance, meetings, isPartial }) => (
        <Stack>
          <Cluster justify="space-between">
            <p>{minAttendance === null ? labels.noMin : labels.min(minAttendance, meetings)}</p>
            <ExportResults idClass={idClass} />
          </Cluster>
          {isPartial && <Alert title={labels.partial} />}
          <Table
            caption={labels.caption}
            rows={people}
            rowKey={({ idPerson }) => idPerson}
            columns={minAttendance === null ? columns : [...columns, resultColumn]}
          />
        </Stack>
      )}
    </QueryStates>
  );
}

function ExportResults({ idClass }: { idClass: number }) {
  const invalidate = useInvalidate();
  const { mutate, isPending } = useApiMutation(exportClassResults, {
    onSuccess: (file) => {
      saveFile(file, labels.fileName);
      notify({ kind: 'success', text: labels.exported });
      invalidate(listAuditActs);
    },
    onError: (error) => void notify({ kind: 'error', text: error.message }),
  });
  return (
    <Button
      variant="secondary"
      icon={<Icon name="download" />}
      isBusy={isPending}
      onClick={() => mutate({ params: { idClass }, body: {} })}
    >
      {labels.export}
    </Button>
  );
}

const { columns: names } = labels;

const columns: readonly TableColumn<PersonResult>[] = [
  {
    key: 'name',
    header: names.name,
    isTitle: true,
    cell: ({ name, department }) => <TwoLines first={name} second={department} />,
    sortValue: ({ name }) => name,
  },
  { key: 'present', header: names.present, cell: ({ present }) => present, sortValue: ({ present }) => present },
  { key: 'absent', header: names.absent, cell: ({ absent }) => absent, sortValue: ({ absent }) => absent },
  { key: 'justified', header: names.justified, cell: ({ justified }) => justified },
  { key: 'unmarked', header: names.unmarked, cell: ({ unmarked }) => unmarked, sortValue: ({ unmarked }) => unmarked },
  {
    key: 'percent',
    header: names.percent,
    cell: ({ percent }) => (percent === null ? labels.nothing : `${percent}%`),
    sortValue: ({ percent }) => percent ?? -1,
  },
];

const appearance: Readonly<Record<AttendanceResult, { tone: Tone; icon: IconName }>> = {
  approved: { tone: 'success', icon: 'check-circle' },
  failed: { tone: 'danger', icon: 'x-circle' },
  open: { tone: 'neutral', icon: 'clock' },
};

const resultColumn: TableColumn<PersonResult> = {
  key: 'result',
  header: names.result,
  cell: ({ result }) =>
    result && (
      <Status tone={appearance[result].tone} icon={<Icon name={appearance[result].icon} size={16} />}>
        {labels.results[result]}
      </Status>
    ),
  sortValue: ({ result }) => result ?? '',
};
