import { useEffect, useEffectEvent, useState } from 'react';
import { listNotes } from '@shared-kit/contracts/content';
import type { Note, NoteChange } from '@shared-kit/contracts/content';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { ApiError, queryKeyOf, useApiQuery, useQueryClient } from '@shared-kit/runtime/api';
import { useActiveSession } from '@shared-kit/runtime/session';
import { onResume } from '@shared-kit/runtime/write-queue';
import { deliverNote, deliverPendingNotes, pendingNotes, queueNote } from './notes-queue.ts';
import { afterChange, withChanges } from './notes.rules.ts';

/** Loads and changes the person's notes on a content. A change shows at once and waits on the device for the server. */
export function useNotes(idContentItem: number) {
  const { idUser } = useActiveSession().viewer;
  const client = useQueryClient();
  const input = { params: { idContentItem } };
  const query = useApiQuery(listNotes, input, { staleTime: 0 });
  const [changes, setChanges] = useState(() => pendingNotes(idUser, idContentItem));
  const [refusal, setRefusal] = useState<string>();

  const accept = (change: NoteChange): void =>
    void client.setQueryData<ReplyOf<typeof listNotes>>(queryKeyOf(listNotes, input), (reply) => ({
      success: true,
      notes: [...afterChange(reply?.notes ?? [], change)],
    }));

  const send = async (change: NoteChange): Promise<void> => {
    setRefusal(undefined);
    queueNote(change, idUser);
    setChanges(pendingNotes(idUser, idContentItem));
    try {
      await deliverNote(change);
      accept(change);
    } catch (error) {
      const isPending = pendingNotes(idUser, idContentItem).some(({ idNote }) => idNote === change.idNote);
      if (!isPending && error instanceof ApiError) setRefusal(error.message);
    }
    setChanges(pendingNotes(idUser, idContentItem));
  };

  const readAgain = useEffectEvent(() => {
    setChanges(pendingNotes(idUser, idContentItem));
    void query.refetch();
  });
  useEffect(() => onResume(() => void deliverPendingNotes(idUser).then(() => readAgain())), [idUser]);

  const now = (): string => toMoment(new Date());
  return {
    query,
    notes: withChanges(query.data?.notes ?? [], changes),
    refusal,
    add: (seconds: number, text: string) =>
      void send({ idNote: crypto.randomUUID(), idContentItem, seconds, text, editedAt: now(), isDeleted: false }),
    edit: (note: Note, text: string) => void send(changeOf(note, { text, editedAt: now() })),
    remove: (note: Note) => void send(changeOf(note, { isDeleted: true, editedAt: now() })),
    restore: (note: Note) => void send(changeOf(note, { editedAt: now() })),
  };

  function changeOf({ idNote, seconds, text }: Note, fields: Partial<NoteChange> & { editedAt: string }): NoteChange {
    return { idNote, idContentItem, seconds, text, isDeleted: false, ...fields };
  }
}
