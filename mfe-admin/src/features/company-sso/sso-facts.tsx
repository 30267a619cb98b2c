import type { SsoSettings } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Badge } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './company-sso.module.css';

/** Settings of a login to read. */
export function SsoFacts({ settings: { fields, certificates } }: { settings: SsoSettings }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{labels.issuer}</dt>
        <dd>{fields.issuer}</dd>
      </div>
      <div>
        <dt>{labels.entryPoint}</dt>
        <dd>{fields.entryPoint}</dd>
      </div>
      <div>
        <dt>{labels.loginAttribute}</dt>
        <dd>{fields.loginAttribute || labels.nameId}</dd>
      </div>
      <div>
        <dt>{labels.autoRedirect}</dt>
        <dd>{fields.autoRedirect ? labels.yes : labels.no}</dd>
      </div>
      <div>
        <dt>{labels.certificates}</dt>
        {certificates.map(({ name, until, isOver, isSoonOver }) => (
          <dd key={`${name} ${until}`}>
            {labels.until(name, formatDate(until))}{' '}
            {(isOver || isSoonOver) && (
              <Badge tone={isOver ? 'danger' : 'warning'}>{isOver ? labels.over : labels.soon}</Badge>
            )}
          </dd>
        ))}
      </div>
    </dl>
  );
}
