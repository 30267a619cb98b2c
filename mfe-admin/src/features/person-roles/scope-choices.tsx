import type { ScopeKind } from '@shared-kit/contracts/admin';
import { Checkbox, FieldGroup } from '@shared-kit/ui';
import { indentedName, wordsOf } from '../../lib/department-choices.rules.ts';
import { labels } from './labels.ts';
import { useScopeOptions } from './roles.queries.ts';
import styles from './person-roles.module.css';

interface ScopeChoicesProps {
  kind: Exclude<ScopeKind, 'all' | 'team'>;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Choice of the departments, groups or trainings of a scope. */
export function ScopeChoices({ kind, chosen, onChange }: ScopeChoicesProps) {
  const { people, trainings } = useScopeOptions();
  const options = {
    departments: (people?.departments ?? []).map((one) => ({ value: one.name, label: indentedName(one) })),
    groups: (people?.groups ?? []).map(({ idGroup, name }) => ({ value: String(idGroup), label: name })),
    trainings: (trainings?.trainings ?? []).map(({ idTraining, title }) => ({
      value: String(idTraining),
      label: title,
    })),
  }[kind];
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <FieldGroup legend={kind === 'departments' ? wordsOf(people?.departments ?? []).many : labels[kind]}>
      <div className={styles.choices}>
        {options.map(({ value, label }) => (
          <Checkbox key={value} label={label} checked={chosen.includes(value)} onChange={() => toggle(value)} />
        ))}
        {options.length === 0 && <p>{labels.noChoices}</p>}
      </div>
    </FieldGroup>
  );
}
