import type { ReactNode } from 'react';
import type { CertificateAuthenticity } from '@shared-kit/contracts/journey';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Icon } from '@shared-kit/ui';
import { hasExpired } from './certificate.rules.ts';
import { labels } from './labels.ts';
import styles from './check-certificate.module.css';

/** Shows the data of a certificate and whether it is still valid. */
export function CertificateCard({
  certificate,
  now,
}: {
  readonly certificate: CertificateAuthenticity;
  readonly now: Date;
}): ReactNode {
  const { username, title, startDate, finishDate, progress, validityDate, token } = certificate;
  const isOver = hasExpired(certificate, now);
  const details: readonly (readonly [string, ReactNode])[] = [
    [labels.training, title],
    [labels.period, `${formatDate(startDate)} a ${formatDate(finishDate)}`],
    [labels.progress, `${progress}%`],
    [labels.validity, validityDate === null ? labels.noEnd : formatDate(validityDate)],
    [
      labels.code,
      <span key="code" className={styles.code}>
        {token}
      </span>,
    ],
  ];
  return (
    <article className={styles.certificate}>
      <p className={isOver ? styles.over : styles.valid} role="status">
        <Icon name={isOver ? 'clock' : 'certificate'} size={24} />
        {isOver ? labels.expired : labels.valid}
      </p>
      <div className={styles.person}>
        <p className={styles.label}>{labels.person}</p>
        <p className={styles.name}>{username}</p>
      </div>
      <dl className={styles.details}>
        {details.map(([label, value]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
