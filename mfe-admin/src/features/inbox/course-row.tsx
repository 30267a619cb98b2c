import type { AdminCourse } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { RowControls } from './waiting-list.tsx';
import { WaitingRow } from './waiting-row.tsx';
import styles from './inbox.module.css';

/** One external course: who, what, when, and its evidence. */
export function CourseRow({ course, controls }: { course: AdminCourse; controls: RowControls }) {
  const { person, title, entityName, type, workload, startDate, finishDate, expirationDate, evidence } = course;
  const facts = [
    labels.types[type],
    labels.hours(workload),
    labels.period(formatDate(startDate), formatDate(finishDate)),
    ...(expirationDate === null ? [] : [labels.validUntil(formatDate(expirationDate))]),
    labels.sentOn(formatDate(course.creationDate)),
  ];
  return (
    <WaitingRow person={person} title={title} words={labels.courses} controls={controls}>
      <span className={styles.text}>
        <span>
          {title} <span className={styles.quiet}>({entityName})</span>
        </span>
        <span className={styles.quiet}>{facts.join(' · ')}</span>
        {evidence ? (
          <a
            className={styles.evidenceLink}
            href={evidence.url}
            download={evidence.name}
            aria-label={labels.evidenceOf(person.name, title)}
          >
            <Icon name="file" size={16} />
            {labels.evidence}
          </a>
        ) : (
          <span className={styles.quiet}>{labels.noEvidence}</span>
        )}
      </span>
    </WaitingRow>
  );
}
