import type { ReactNode } from 'react';
import { credentialPaths } from '@shared-kit/contracts/journey';
import type { CertificateAuthenticity, CertificateState } from '@shared-kit/contracts/journey';
import { formatDate } from '@shared-kit/contracts/calendar';
import { apiAddress } from '@shared-kit/runtime/api';
import { Icon } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './check-certificate.module.css';

const marks: Readonly<Record<CertificateState, { icon: IconName; style: string | undefined }>> = {
  valid: { icon: 'certificate', style: styles.valid },
  expired: { icon: 'clock', style: styles.over },
  superseded: { icon: 'refresh', style: styles.over },
  revoked: { icon: 'x-circle', style: styles.revoked },
};

/** Shows the data of a certificate and whether it is still valid. */
export function CertificateCard({ certificate }: { readonly certificate: CertificateAuthenticity }): ReactNode {
  const { username, title, startDate, finishDate, progress, validityDate, token, state } = certificate;
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
      <p className={marks[state].style} role="status">
        <Icon name={marks[state].icon} size={24} />
        {labels.states[state]}
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
      {state !== 'revoked' && (
        <a className={styles.credential} href={apiAddress(`${credentialPaths.certificates}/${token}`)}>
          <Icon name="shield-check" size={18} />
          {labels.credential}
        </a>
      )}
    </article>
  );
}
