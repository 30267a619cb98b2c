import { useState } from 'react';
import { listPeople } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Field, Icon, IconButton, TextInput } from '@shared-kit/ui';
import { useDelayedText } from '../use-delayed-text.ts';
import { labels } from './labels.ts';
import styles from './people-picker.module.css';

const SHOWN = 6;

/** Person who was chosen. */
export interface PickedPerson {
  readonly idPerson: number;
  readonly name: string;
}

interface PeoplePickerProps {
  chosen: readonly PickedPerson[];
  onChange: (chosen: readonly PickedPerson[]) => void;
}

/** Chooses people in reach by name, e-mail or login. */
export function PeoplePicker({ chosen, onChange }: PeoplePickerProps) {
  const [q, setQuery] = useState('');
  const [text, setText] = useDelayedText(q, setQuery);
  const isSearching = q.trim().length > 1;
  const found = useApiQuery(listPeople, { query: { q, limit: SHOWN } }, { enabled: isSearching }).data;
  const add = (person: PickedPerson) => {
    if (!chosen.some(({ idPerson }) => idPerson === person.idPerson)) onChange([...chosen, person]);
    setQuery('');
    setText('');
  };
  return (
    <div className={styles.picker}>
      <Field label={labels.search} hint={labels.hint}>
        <TextInput value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
      </Field>
      {isSearching && found && (
        <ul className={styles.found} aria-label={labels.found}>
          {found.people.map(({ idPerson, name, department }) => (
            <li key={idPerson}>
              <button type="button" className={styles.option} onClick={() => add({ idPerson, name })}>
                {name}
                <span className={styles.quiet}>{department}</span>
              </button>
            </li>
          ))}
          {found.people.length === 0 && <li className={styles.none}>{labels.none}</li>}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={labels.chosen}>
          {chosen.map((person) => (
            <li key={person.idPerson} className={styles.chip}>
              {person.name}
              <IconButton
                size="small"
                label={labels.removeOne(person.name)}
                icon={<Icon name="close" size={16} />}
                onClick={() => onChange(chosen.filter((other) => other !== person))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
