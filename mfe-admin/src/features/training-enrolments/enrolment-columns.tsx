import { adminPersonPath } from '@shared-kit/contracts/admin';
import type { TrainingEnrolment } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Link } from '@shared-kit/runtime/router';
import type { TableColumn } from '@shared-kit/ui';
import { EnrolmentStatus, sourceWords } from '../../lib/enrolment-words.tsx';
import { labels } from './labels.ts';
import styles from './training-enrolments.module.css';

/** Marks the columns that the server sorts by; the grid reads no values. */
const isSorted = () => '';

export const enrolmentColumns: readonly TableColumn<TrainingEnrolment>[] = [
  {
    key: 'name',
    header: labels.columns.name,
    isTitle: true,
    sortValue: isSorted,
    cell: ({ person }) => (
      <span className={styles.person}>
        <Link to={adminPersonPath(person.idPerson, 'inscricoes')} className={styles.name}>
          {person.name}
        </Link>
        <span className={styles.quiet}>{person.department}</span>
      </span>
    ),
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
      <span className={styles.person}>
        {sourceWords(source)}
        {removed && <span className={styles.quiet}>{labels.removedBy(removed.by, formatDate(removed.at))}</span>}
      </span>
    ),
  },
];
