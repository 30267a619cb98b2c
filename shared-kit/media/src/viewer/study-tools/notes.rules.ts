import type { Note, NoteChange } from '@shared-kit/contracts/content';
import { formatDuration } from '@shared-kit/ui/format';

/** Note as the panel shows it. */
export interface ShownNote extends Note {
  /** True while the server does not have its last change. */
  readonly isPending: boolean;
}

/** Returns the server's notes with the changes of this device that the server may not have yet, by position. */
export function withChanges(notes: readonly Note[], changes: readonly NoteChange[]): readonly ShownNote[] {
  const changed = new Map(changes.map((change) => [change.idNote, change]));
  return [
    ...notes.filter(({ idNote }) => !changed.has(idNote)).map((note) => ({ ...note, isPending: false })),
    ...changes
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ idNote, seconds, text, editedAt }) => ({ idNote, seconds, text, editedAt, isPending: true })),
  ].toSorted((one, other) => one.seconds - other.seconds || one.idNote.localeCompare(other.idNote));
}

/** Returns the server's list after it has accepted a change. */
export function afterChange(notes: readonly Note[], change: NoteChange): readonly Note[] {
  return withChanges(notes, [change]).map(({ isPending: _, ...note }) => note);
}

/** Returns the text file of a content's notes. */
export function notesAsText(title: string, notes: readonly Note[]): string {
  const entries = notes.map(({ seconds, text }) => `[${formatDuration(seconds)}] ${text.replace(/\r?\n/g, '\n  ')}`);
  return `${[title, '', ...entries].join('\n')}\n`;
}

/** Returns a file name for a title, without characters that file systems refuse. */
export function textFileName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return `${name === '' ? 'anotacoes' : name}.txt`;
}
