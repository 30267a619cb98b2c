import * as z from 'zod/mini';
import { noteChangeSchema, saveNote } from '@shared-kit/contracts/content';
import type { NoteChange } from '@shared-kit/contracts/content';
import { call } from '@shared-kit/runtime/api';
import { queue, storedEntries } from '@shared-kit/runtime/write-queue';

const STORED_AS = 'content-notes';

/** Last change of each note that the server may not have yet. */
const changes = queue<NoteChange>({ storedAs: STORED_AS, schema: noteChangeSchema, idOf: ({ idNote }) => idNote });
const entries = storedEntries(STORED_AS, z.looseObject({ what: noteChangeSchema, idUser: z.number() }), {
  in: 'device',
});

/** Stores a change on the device until the server has it. */
export function queueNote(change: NoteChange, idUser: number): void {
  changes.put(change, { idUser, isOpen: false });
}

/** Returns the pending changes of a person on a content. */
export function pendingNotes(idUser: number, idContentItem: number): readonly NoteChange[] {
  return entries
    .read()
    .filter((entry) => entry.idUser === idUser && entry.what.idContentItem === idContentItem)
    .map(({ what }) => what);
}

/** Sends a change. Rejects when it stays pending on the device, and when the server refuses it. */
export async function deliverNote(change: NoteChange): Promise<void> {
  await changes.deliver(change, ({ idContentItem, idNote, ...body }, later) =>
    call(saveNote, { params: { idContentItem, idNote }, body }, { later }),
  );
}

/** Delivers the changes that earlier pages of this person could not send. */
export async function deliverPendingNotes(idUser: number): Promise<void> {
  await changes.deliverPending(idUser, deliverNote);
}
