import { useState } from 'react';
import { Button, Field, TextArea } from '@shared-kit/ui';
import { studyLabels } from './labels.ts';
import styles from './study-panel.module.css';

interface NoteFormProps {
  readonly label: string;
  /** Label of the button that saves. */
  readonly action: string;
  readonly maxLength: number;
  /** Text to change; empty for a new note. */
  readonly text?: string;
  /** Called when the text becomes non-empty or empty. */
  readonly onBegin?: (hasText: boolean) => void;
  readonly onSave: (text: string) => void;
  readonly onCancel?: () => void;
}

/** Renders the form for the text of a note. */
export function NoteForm({ label, action, maxLength, text = '', onBegin, onSave, onCancel }: NoteFormProps) {
  const [draft, setDraft] = useState(text);
  const isEmpty = draft.trim() === '';
  const change = (next: string): void => {
    if ((next.trim() === '') !== isEmpty) onBegin?.(isEmpty);
    setDraft(next);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        onSave(draft.trim());
        setDraft('');
      }}
    >
      <Field
        label={label}
        {...(draft.length > maxLength - 200 ? { hint: studyLabels.counted(draft.length, maxLength) } : {})}
      >
        <TextArea
          rows={2}
          maxLength={maxLength}
          placeholder={studyLabels.placeholder}
          value={draft}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="small" disabled={isEmpty}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="ghost" size="small" onClick={onCancel}>
            {studyLabels.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
