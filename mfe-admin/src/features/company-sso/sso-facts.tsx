import type { SsoSettings } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Badge } from '@shared-kit/ui';
import { Fact, Facts } from '../../lib/facts/facts.tsx';
import { labels } from './labels.ts';

/** Settings of a login to read. */
export function SsoFacts({ settings: { fields, certificates } }: { settings: SsoSettings }) {
  return (
    <Facts>
      <Fact name={labels.issuer}>{fields.issuer}</Fact>
      <Fact name={labels.entryPoint}>{fields.entryPoint}</Fact>
      <Fact name={labels.loginAttribute}>{fields.loginAttribute || labels.nameId}</Fact>
      <Fact name={labels.autoRedirect}>{fields.autoRedirect ? labels.yes : labels.no}</Fact>
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
    </Facts>
  );
}
