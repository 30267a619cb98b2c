import { useState } from 'react';
import { listPeople } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Button, Field, TextInput } from '@shared-kit/ui';
import { useWatch } from '@shared-kit/ui/forms';
import type { ApiForm } from '@shared-kit/ui/forms';
import { useDelayedText } from '../use-delayed-text.ts';
import { labels } from './labels.ts';
import type { PersonValues } from './person-values.rules.ts';
import styles from './person-form.module.css';

const SHOWN = 6;

/** Field that chooses a person's leader by name. */
export function LeaderField({ form, initialName }: { form: ApiForm<PersonValues>['form']; initialName: string }) {
  const [name, setName] = useState(initialName);
  const [isSearching, setSearching] = useState(false);
  const idLeader = useWatch({ control: form.control, name: 'idLeader' });
  const choose = (id: string, chosen: string) => {
    form.setValue('idLeader', id, { shouldDirty: true });
    setName(chosen);
    setSearching(false);
  };
  const error = form.formState.errors.idLeader?.message;
  if (isSearching || idLeader === '')
    return (
      <LeaderSearch
        error={error}
        onChoose={choose}
        onCancel={idLeader === '' ? undefined : () => setSearching(false)}
      />
    );
  return (
    <div className={styles.leader}>
      <span className={styles.leaderLabel}>{labels.fields.idLeader}</span>
      <span className={styles.leaderName}>{name}</span>
      <span className={styles.leaderActions}>
        <Button size="small" variant="secondary" onClick={() => setSearching(true)}>
          {labels.changeLeader}
        </Button>
        <Button size="small" variant="ghost" onClick={() => choose('', '')}>
          {labels.removeLeader}
        </Button>
      </span>
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  );
}

interface LeaderSearchProps {
  error: string | undefined;
  onChoose: (id: string, name: string) => void;
  onCancel: (() => void) | undefined;
}

function LeaderSearch({ error, onChoose, onCancel }: LeaderSearchProps) {
  const [q, setQuery] = useState('');
  const [text, setText] = useDelayedText(q, setQuery);
  const found = useApiQuery(listPeople, { query: { q, limit: SHOWN } }, { enabled: q.trim().length > 1 }).data;
  return (
    <div className={styles.leader}>
      <Field label={labels.fields.idLeader} hint={labels.leaderHint} error={error}>
        <TextInput value={text} onChange={(event) => setText(event.target.value)} autoComplete="off" />
      </Field>
      {q.trim().length > 1 && found && (
        <ul className={styles.found} aria-label={labels.searchLeader}>
          {found.people.map(({ idPerson, name, department }) => (
            <li key={idPerson}>
              <button type="button" className={styles.option} onClick={() => onChoose(String(idPerson), name)}>
                {name}
                <span className={styles.leaderLabel}>{department}</span>
              </button>
            </li>
          ))}
          {found.people.length === 0 && <li className={styles.leaderLabel}>{labels.noneFound}</li>}
        </ul>
      )}
      {onCancel && (
        <Button size="small" variant="ghost" onClick={onCancel}>
          {labels.removeLeader}
        </Button>
      )}
    </div>
  );
}
