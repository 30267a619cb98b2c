import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button, Field, TextInput } from 'shared-kit/ui';
import { labels } from './labels.ts';
import { linkAddress } from './rich-text.rules.ts';
import styles from './rich-text-editor.module.css';

interface LinkFormProps {
  /** What the link is put over. */
  readonly selected: string;
  /** Gives what is wrong, if something is. */
  readonly onInsert: (address: string, text: string) => string | undefined;
  readonly onCancel: () => void;
}

/** Where a link leads and what it says: its address, where nothing else is said (B5-68, B5-69). Inside another form, so no form of its own. */
export function LinkForm({ selected, onInsert, onCancel }: LinkFormProps) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState(selected);
  const [error, setError] = useState<string>();

  function insert(): void {
    const address = linkAddress(typed);
    setError(
      address === undefined
        ? labels.invalidAddress
        : onInsert(address, text.trim() === '' ? typed.trim() : text.trim()),
    );
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      insert();
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  }

  return (
    <div className={styles.link} role="group" aria-label={labels.link} data-takes-escape="" onKeyDown={onKeyDown}>
      <Field label={labels.address} hint={labels.addressHint} {...(error === undefined ? {} : { error })}>
        <TextInput
          inputMode="url"
          autoFocus
          value={typed}
          maxLength={500}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Field label={labels.linkText}>
        <TextInput value={text} maxLength={200} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className={styles.linkActions}>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button variant="secondary" size="small" onClick={insert}>
          {labels.insert}
        </Button>
      </div>
    </div>
  );
}
