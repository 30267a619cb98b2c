import type { SsoSettings } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Badge } from '@shared-kit/ui';
import { Description, DescriptionList } from '../../lib/description-list/description-list.tsx';
import { labels } from './labels.ts';

/** Settings of a login to read. */
export function SsoSummary({ settings: { fields, certificates } }: { settings: SsoSettings }) {
  return (
    <DescriptionList>
      <Description name={labels.issuer}>{fields.issuer}</Description>
      <Description name={labels.entryPoint}>{fields.entryPoint}</Description>
      <Description name={labels.loginAttribute}>{fields.loginAttribute || labels.nameId}</Description>
      <Description name={labels.autoRedirect}>{fields.autoRedirect ? labels.yes : labels.no}</Description>
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
    </DescriptionList>
  );
}
