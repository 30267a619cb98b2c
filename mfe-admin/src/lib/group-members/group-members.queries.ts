import {
  changeGroupMembers,
  listAuditActs,
  listGroups,
  listPeople,
  readPerson,
  undoGroupChange,
} from '@shared-kit/contracts/admin';
import type { PeopleSelection } from '@shared-kit/contracts/admin';
import { call, useApiMutation, useInvalidate } from '@shared-kit/runtime/api';
import { notify } from '@shared-kit/ui/toast';
import { notifyUndoable } from '../notify-undoable.ts';
import { labels } from './labels.ts';

interface MembersChange {
  readonly idGroup: number;
  readonly change: 'add' | 'remove';
  readonly selection: PeopleSelection;
}

/**
 * Adds people to a group or takes them out, and offers ten seconds to undo it. The change is made at once, so that it
 * is not lost with the page; the server knows whom it changed, and undoes these only.
 */
export function useChangeMembers() {
  const invalidate = useInvalidate();
  const refresh = () => invalidate(listGroups, listPeople, readPerson, listAuditActs);
  const { mutate, error, isPending } = useApiMutation(changeGroupMembers, { onSettled: refresh });
  const undo = async (idGroup: number, idChange: number) => {
    try {
      await call(undoGroupChange, { params: { idGroup, idChange }, body: {} });
    } finally {
      refresh();
    }
  };
  const change = ({ idGroup, change: kind, selection }: MembersChange, onDone?: () => void) =>
    mutate(
      { params: { idGroup }, body: { change: kind, selection } },
      {
        onSuccess: ({ changed, unchanged, idChange }) => {
          const text = (kind === 'add' ? labels.added : labels.removed)(changed, unchanged);
          if (idChange === undefined) notify({ kind: 'info', text });
          else notifyUndoable({ text, undone: labels.undone, changeBack: () => undo(idGroup, idChange) });
          onDone?.();
        },
      },
    );
  return { change, error, isPending };
}
