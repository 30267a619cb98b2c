import { Checkbox, Field, FieldGroup, Select } from '@shared-kit/ui';
import { indentedName, wordsOf } from '../../lib/department-choices.rules.ts';
import type { Draft } from './announcement-draft.rules.ts';
import { useAudienceOptions } from './announcements.queries.ts';
import { labels } from './labels.ts';
import styles from './announcements.module.css';

interface AudienceFieldsProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** Choice of whom an announcement is for: everybody, departments, groups, or the people of trainings. */
export function AudienceFields({ draft, onChange }: AudienceFieldsProps) {
  const { people, trainings } = useAudienceOptions();
  const { kind } = draft;
  return (
    <>
      <Field label={labels.fields.audience}>
        <Select
          options={Object.entries({ ...labels.audiences, departments: wordsOf(people?.departments ?? []).many }).map(
            ([value, label]) => ({ value, label }),
          )}
          value={kind}
          onChange={({ target }) => onChange({ kind: target.value as Draft['kind'] })}
        />
      </Field>
      {kind === 'departments' && (
        <Options
          options={(people?.departments ?? []).map((one) => ({ key: one.name, label: indentedName(one) }))}
          chosen={draft.departments}
          onChange={(departments) => onChange({ departments })}
        />
      )}
      {kind === 'groups' && (
        <Options
          options={(people?.groups ?? []).map(({ idGroup, name }) => ({ key: idGroup, label: name }))}
          chosen={draft.groups}
          onChange={(groups) => onChange({ groups })}
        />
      )}
      {kind === 'trainings' && (
        <Options
          options={trainings.map(({ idTraining, title }) => ({ key: idTraining, label: title }))}
          chosen={draft.trainings}
          onChange={(chosen) => onChange({ trainings: chosen })}
        />
      )}
    </>
  );
}

interface OptionsProps<Key> {
  options: readonly { readonly key: Key; readonly label: string }[];
  chosen: readonly Key[];
  onChange: (chosen: readonly Key[]) => void;
}

function Options<Key extends string | number>({ options, chosen, onChange }: OptionsProps<Key>) {
  if (options.length === 0) return <p className={styles.quiet}>{labels.noOptions}</p>;
  return (
    <FieldGroup legend={labels.choose}>
      <div className={styles.options}>
        {options.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={chosen.includes(key)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
