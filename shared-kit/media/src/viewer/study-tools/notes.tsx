import { useState } from 'react';
import { NOTE_MAX_LENGTH } from '@shared-kit/contracts/content';
import type { ContentItem, Note } from '@shared-kit/contracts/content';
import type { PlayerControls } from '@shared-kit/media/player';
import { Alert, Button, EmptyState, ErrorState, Icon, SkeletonText } from '@shared-kit/ui';
import { formatDuration } from '@shared-kit/ui/format';
import { studyLabels } from './labels.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { notesAsText, textFileName } from './notes.rules.ts';
import { saveTextFile } from './save-text-file.ts';
import { useNotes } from './use-notes.ts';
import { usePlayerTime } from './use-player-time.ts';
import styles from './study-panel.module.css';

/** Renders the person's notes on a content, and the form for a new one. */
export function Notes({ item, controls }: { readonly item: ContentItem; readonly controls: PlayerControls | null }) {
  const { query, notes, refusal, add, edit, remove, restore } = useNotes(item.idContentItem);
  const [removed, setRemoved] = useState<Note>();
  // The time of a note is that of its first letter, not that of its end.
  const [begunAt, setBegunAt] = useState<number>();
  const playing = usePlayerTime(controls, Math.floor);
  const download = (): void => {
    const title = studyLabels.exportTitle(item.text);
    saveTextFile(notesAsText(title, notes), textFileName(title));
  };
  return (
    <div className={styles.body}>
      <NoteForm
        label={studyLabels.newNote}
        action={studyLabels.noteAt(formatDuration(begunAt ?? playing))}
        maxLength={NOTE_MAX_LENGTH}
        onBegin={(hasText) => setBegunAt(hasText ? (begunAt ?? playing) : undefined)}
        onSave={(text) => {
          add(begunAt ?? playing, text);
          setBegunAt(undefined);
          setRemoved(undefined);
        }}
      />
      {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
      {removed && (
        <div className={styles.removed} role="status">
          <span>{studyLabels.removed}</span>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              restore(removed);
              setRemoved(undefined);
            }}
          >
            {studyLabels.undo}
          </Button>
        </div>
      )}
      {query.isPending && notes.length === 0 && <SkeletonText lines={3} />}
      {query.isError && (
        <ErrorState
          size="compact"
          title={studyLabels.notesFailed}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && notes.length === 0 && (
        <EmptyState size="compact" title={studyLabels.noNotes} description={studyLabels.noNotesHint} />
      )}
      <ol className={styles.notes}>
        {notes.map((note) => (
          <li key={note.idNote}>
            <NoteItem
              note={note}
              onGo={() => controls?.seek(note.seconds)}
              onEdit={(text) => edit(note, text)}
              onRemove={() => {
                remove(note);
                setRemoved(note);
              }}
            />
          </li>
        ))}
      </ol>
      <footer className={styles.foot}>
        <span className={styles.hint}>{studyLabels.onlyYou}</span>
        {notes.length > 0 && (
          <Button variant="ghost" size="small" icon={<Icon name="download" size={18} />} onClick={download}>
            {studyLabels.export}
          </Button>
        )}
      </footer>
    </div>
  );
}
