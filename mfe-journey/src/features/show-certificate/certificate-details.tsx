import { formatDate } from '@shared-kit/contracts/calendar';
import type { CertificateDetails, CertificateState } from '@shared-kit/contracts/journey';
import { Icon, Status } from '@shared-kit/ui';
import type { IconName, Tone } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './show-certificate.module.css';

const marks: Readonly<Record<CertificateState, { tone: Tone; icon: IconName }>> = {
  valid: { tone: 'success', icon: 'certificate' },
  expired: { tone: 'warning', icon: 'clock' },
  superseded: { tone: 'warning', icon: 'refresh' },
  revoked: { tone: 'danger', icon: 'x-circle' },
};

/** Lists dates, validity and code of a certificate. */
export function CertificateDetails({ certificate }: { certificate: CertificateDetails }) {
  const { state, finishDate, issueDate, validityDate, workload, token } = certificate;
  const rows: readonly (readonly [string, string])[] = [
    [labels.details.finished, formatDate(finishDate)],
    [labels.details.issued, formatDate(issueDate)],
    [labels.details.validity, validityDate === null ? labels.details.noEnd : formatDate(validityDate)],
    ...(workload === '' ? [] : [[labels.details.workload, workload] as const]),
  ];
  return (
    <div className={styles.column}>
      <Status tone={marks[state].tone} icon={<Icon name={marks[state].icon} size={18} />}>
        {labels.states[state]}
      </Status>
      <dl className={styles.details}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.wide}>
          <dt>{labels.details.code}</dt>
          <dd className={styles.code}>{token}</dd>
        </div>
      </dl>
    </div>
  );
}
