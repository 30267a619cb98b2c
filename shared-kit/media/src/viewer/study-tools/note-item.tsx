import { useState } from 'react';
import { NOTE_MAX_LENGTH } from '@shared-kit/contracts/content';
import { Icon, IconButton } from '@shared-kit/ui';
import { formatDuration } from '@shared-kit/ui/format';
import { studyLabels } from './labels.ts';
import { NoteForm } from './note-form.tsx';
import type { ShownNote } from './notes.rules.ts';
import styles from './study-panel.module.css';

interface NoteItemProps {
  readonly note: ShownNote;
  readonly onGo: () => void;
  readonly onEdit: (text: string) => void;
  readonly onRemove: () => void;
}

/** Renders one note with its time, which jumps to that moment. */
export function NoteItem({ note, onGo, onEdit, onRemove }: NoteItemProps) {
  const [isEditing, setEditing] = useState(false);
  const time = formatDuration(note.seconds);
  if (isEditing)
    return (
      <NoteForm
        label={studyLabels.editNote}
        action={studyLabels.save}
        maxLength={NOTE_MAX_LENGTH}
        text={note.text}
        onSave={(text) => {
          setEditing(false);
          if (text !== note.text) onEdit(text);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  return (
    <div className={styles.note}>
      <div className={styles.noteHead}>
        <button type="button" className={styles.go} aria-label={studyLabels.goTo(time)} onClick={onGo}>
          <Icon name="play" size={16} />
          {time}
        </button>
        <IconButton
          label={studyLabels.edit(time)}
          icon={<Icon name="edit" size={18} />}
          onClick={() => setEditing(true)}
        />
        <IconButton label={studyLabels.remove(time)} icon={<Icon name="trash" size={18} />} onClick={onRemove} />
      </div>
      <p className={styles.noteText}>{note.text}</p>
      {note.isPending && (
        <p className={styles.hint}>
          <Icon name="offline" size={16} /> {studyLabels.pending}
        </p>
      )}
    </div>
  );
}
