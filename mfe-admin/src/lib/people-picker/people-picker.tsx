import { useState } from 'react';
import { listPeople } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Field, Icon, IconButton, TextInput } from '@shared-kit/ui';
import { useDelayedText } from '../use-delayed-text.ts';
import { labels as texts } from './labels.ts';
import styles from './people-picker.module.css';

const SHOWN = 6;

/** Person who was chosen. */
export interface PickedPerson {
  readonly idPerson: number;
  readonly name: string;
}

interface FoundPerson extends PickedPerson {
  readonly department: string;
}

function usePeopleInReach(q: string, isSearching: boolean): readonly FoundPerson[] | undefined {
  return useApiQuery(listPeople, { query: { q, limit: SHOWN } }, { enabled: isSearching }).data?.people;
}

interface PeoplePickerProps {
  chosen: readonly PickedPerson[];
  onChange: (chosen: readonly PickedPerson[]) => void;
  /** Words for what the people are chosen for. */
  labels?: Partial<Pick<typeof texts, 'search' | 'hint' | 'chosen'>>;
  /** Hook that finds people by a text; by default, those in reach. */
  useFound?: (q: string, isSearching: boolean) => readonly FoundPerson[] | undefined;
}

/** Chooses people by name, e-mail or login. */
export function PeoplePicker({ chosen, onChange, labels: own, useFound = usePeopleInReach }: PeoplePickerProps) {
  const labels = { ...texts, ...own };
  const [q, setQuery] = useState('');
  const [text, setText] = useDelayedText(q, setQuery);
  const isSearching = q.trim().length > 1;
  const found = useFound(q, isSearching);
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
          {found.map(({ idPerson, name, department }) => (
            <li key={idPerson}>
              <button type="button" className={styles.option} onClick={() => add({ idPerson, name })}>
                {name}
                <span className={styles.quiet}>{department}</span>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={styles.none}>{labels.none}</li>}
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
