import { ApiError } from '@shared-kit/runtime/api';
import { notify } from '@shared-kit/ui/toast';

/** Milliseconds in which a change can be undone. */
const UNDO_MS = 10_000;

interface UndoableChange {
  /** Says what was done. */
  readonly text: string;
  /** Says what undoing has left. */
  readonly undone?: string;
  readonly changeBack: () => Promise<unknown>;
}

/** Says that a change was made, and offers to change it back. Shows the message of a refused way back. */
export function notifyUndoable({ text, undone, changeBack }: UndoableChange): void {
  const undo = async () => {
    try {
      await changeBack();
      if (undone !== undefined) notify({ kind: 'info', text: undone });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ kind: 'error', text: error.message });
    }
  };
  notify({
    kind: 'success',
    text,
    durationMs: UNDO_MS,
    action: { label: 'Desfazer', onSelect: () => void undo() },
  });
}
