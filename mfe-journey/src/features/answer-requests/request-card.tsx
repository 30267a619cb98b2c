import type { ReactNode } from 'react';
import { formatDate } from '@shared-kit/contracts/calendar';
import type { TeamRequest } from '@shared-kit/contracts/learning';
import { Avatar } from '@shared-kit/ui';
import styles from './answer-requests.module.css';
import { labels } from './labels.ts';

interface RequestCardProps {
  readonly request: TeamRequest;
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** Request with its person, training and class; `children` are its actions or its answer. */
export function RequestCard({ request, before, children }: RequestCardProps) {
  const { person, title, teamName, totalVacanciesAvailable, initialDate, finalDate, creationDate } = request;
  const details = [
    labels.requestedOn(formatDate(creationDate)),
    labels.period(dayOf(initialDate), dayOf(finalDate)),
    request.status === 'PENDING' ? labels.seats(totalVacanciesAvailable) : undefined,
  ].filter((detail) => detail !== undefined);
  return (
    <li className={styles.card}>
      {before}
      <Avatar name={person.name} src={person.photo} isDecorative />
      <div className={styles.text}>
        <p className={styles.name}>
          {person.name}
          {person.department !== '' && <span className={styles.department}> · {person.department}</span>}
        </p>
        <p className={styles.training}>
          {title} <span className={styles.class}>({teamName})</span>
        </p>
        <p className={styles.details}>{details.join(' · ')}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

function dayOf(moment: string | null): string | null {
  return moment === null ? null : formatDate(moment);
}
