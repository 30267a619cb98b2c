import type { TrainingEnrolment } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import type { TableColumn } from '@shared-kit/ui';
import { EnrolmentStatus, sourceWords } from '../../lib/enrolment-words.tsx';
import { PersonCell, TwoLines, isSorted } from '../../lib/people-grid/cells.tsx';
import { labels } from './labels.ts';

export const enrolmentColumns: readonly TableColumn<TrainingEnrolment>[] = [
  {
    key: 'name',
    header: labels.columns.name,
    isTitle: true,
    sortValue: isSorted,
    cell: ({ person }) => <PersonCell person={person} tab="inscricoes" second={person.department} />,
  },
  { key: 'state', header: labels.columns.state, cell: ({ state }) => <EnrolmentStatus state={state} /> },
  {
    key: 'progress',
    header: labels.columns.progress,
    align: 'end',
    sortValue: isSorted,
    cell: ({ progress }) => labels.progress(progress),
  },
  {
    key: 'due',
    header: labels.columns.due,
    sortValue: isSorted,
    cell: ({ dueAt }) => (dueAt === null ? labels.noDue : formatDate(dueAt)),
  },
  {
    key: 'source',
    header: labels.columns.source,
    cell: ({ source, removed }) => (
      <TwoLines first={sourceWords(source)} second={removed && labels.removedBy(removed.by, formatDate(removed.at))} />
    ),
  },
];
