import type { EnrollmentRequestStatus } from 'shared-kit/contracts/learning';
import { Checkbox } from 'shared-kit/ui';
import { labels } from './labels.ts';
import styles from './list-requests.module.css';
import { afterToggle, afterToggleAll, filterStatuses, hasAll } from './request-filter.rules.ts';

interface RequestFilterProps {
  readonly chosen: readonly EnrollmentRequestStatus[];
  onChange(next: readonly EnrollmentRequestStatus[]): void;
}

/** Which requests are listed (B2.9-07). */
export function RequestFilter({ chosen, onChange }: RequestFilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{labels.filter}</legend>
      <Checkbox label={labels.all} checked={hasAll(chosen)} onChange={() => onChange(afterToggleAll(chosen))} />
      {filterStatuses.map((status) => (
        <Checkbox key={status} label={labels.status[status]} checked={chosen.includes(status)} onChange={() => onChange(afterToggle(chosen, status))} />
      ))}
    </fieldset>
  );
}
