import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button, Field, TextInput } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { linkAddress } from './rich-text.rules.ts';
import styles from './rich-text-editor.module.css';

interface LinkFormProps {
  /** Text that the link is applied to. */
  readonly selected: string;
  /** Inserts the link; returns an error message when the input is invalid. */
  readonly onInsert: (address: string, text: string) => string | undefined;
  readonly onCancel: () => void;
}

/**
 * Form for the address and the text of a link; the text defaults to the address. It is not a form element because it is
 * inside another form (B5-68, B5-69).
 */
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
    <div className={styles.link} role="group" aria-label={labels.link} data-handles-escape="" onKeyDown={onKeyDown}>
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
