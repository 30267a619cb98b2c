import type { ReactNode } from 'react';
import { formatDate } from '@shared-kit/contracts/calendar';
import type { TeamExternalCourse } from '@shared-kit/contracts/journey';
import { Avatar, Icon, Status } from '@shared-kit/ui';
import cardStyles from '../../lib/answer-card.module.css';
import styles from './answer-courses.module.css';
import { labels } from './labels.ts';

/** External course with its person and its evidence; `children` are its actions. */
export function CourseCard({
  course,
  children,
}: {
  readonly course: TeamExternalCourse;
  readonly children?: ReactNode;
}) {
  const { person, title, entityName, type, workload, startDate, finishDate, expirationDate, creationDate } = course;
  const facts = [
    labels.types[type],
    labels.hours(workload),
    labels.period(formatDate(startDate), formatDate(finishDate)),
    ...(expirationDate === null ? [] : [labels.validUntil(formatDate(expirationDate))]),
    labels.requestedOn(formatDate(creationDate)),
  ];
  return (
    <li className={cardStyles.card}>
      <Avatar name={person.name} src={person.photo} isDecorative />
      <div className={cardStyles.text}>
        <p className={cardStyles.name}>
          {person.name}
          {person.department !== '' && <span className={cardStyles.faint}> · {person.department}</span>}
        </p>
        <p>
          {title} <span className={cardStyles.faint}>({entityName})</span>
        </p>
        <p className={cardStyles.faint}>{facts.join(' · ')}</p>
        <Evidence course={course} />
        {course.status !== 'PENDING' && <Answer course={course} />}
      </div>
      {children !== undefined && <div className={cardStyles.actions}>{children}</div>}
    </li>
  );
}

function Evidence({ course: { evidence, person, title } }: { readonly course: TeamExternalCourse }) {
  if (!evidence) return <p className={cardStyles.faint}>{labels.noEvidence}</p>;
  return (
    <a
      className={styles.evidence}
      href={evidence.url}
      target="_blank"
      rel="noreferrer"
      aria-label={labels.evidenceOf(person.name, title)}
    >
      <Icon name="file" size={18} />
      {labels.evidence}
    </a>
  );
}

function Answer({ course }: { readonly course: TeamExternalCourse }) {
  const { status, lastModifiedDate, answeredBy, statusReason } = course;
  return (
    <div className={styles.answer}>
      <Status
        tone={status === 'APPROVED' ? 'success' : 'danger'}
        icon={<Icon name={status === 'APPROVED' ? 'check-circle' : 'x-circle'} size={16} />}
      >
        {labels.status[status]}
      </Status>
      <span className={cardStyles.faint}>{labels.answeredOn(formatDate(lastModifiedDate), answeredBy)}</span>
      {statusReason !== '' && <span className={styles.reason}>{statusReason}</span>}
    </div>
  );
}
