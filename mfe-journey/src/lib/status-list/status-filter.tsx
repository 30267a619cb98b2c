import { Checkbox } from '@shared-kit/ui';
import type { StatusChoice } from './status-choice.rules.ts';
import styles from './status-filter.module.css';

interface StatusFilterProps<S extends string> {
  readonly choice: StatusChoice<S>;
  readonly labels: { readonly filter: string; readonly all: string; readonly status: Readonly<Record<S, string>> };
  readonly chosen: readonly S[];
  onChange(next: readonly S[]): void;
}

/** Checkbox for each status, and one for all. */
export function StatusFilter<S extends string>({ choice, labels, chosen, onChange }: StatusFilterProps<S>) {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{labels.filter}</legend>
      <Checkbox
        label={labels.all}
        checked={choice.hasAll(chosen)}
        onChange={() => onChange(choice.afterToggleAll(chosen))}
      />
      {choice.statuses.map((status) => (
        <Checkbox
          key={status}
          label={labels.status[status]}
          checked={chosen.includes(status)}
          onChange={() => onChange(choice.afterToggle(chosen, status))}
        />
      ))}
    </fieldset>
  );
}
