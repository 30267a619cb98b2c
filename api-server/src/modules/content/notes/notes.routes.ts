import { listNotes, saveNote } from '@shared-kit/contracts/content';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { ApiBuilder } from '../../../platform/module.ts';
import { openContentItem } from '../content-access.service.ts';
import { notesOf } from './notes.repository.ts';
import { saveNoteOf } from './save-note.service.ts';

/** Serves the private notes of a person on a content (decision 470). */
export function serveNotes(api: ApiBuilder): void {
  api.handle(listNotes, async ({ params: { idContentItem }, db, session: { idUser } }) => {
    await openContentItem(db, { idUser, idContentItem });
    const rows = await notesOf(db, idUser).onItem(idContentItem);
    return {
      success: true,
      notes: rows.map((row) => ({
        idNote: row.id_note,
        seconds: row.seconds,
        text: row.text,
        editedAt: toMoment(row.edited_at),
      })),
    };
  });

  api.handle(saveNote, async ({ params, body, db, session: { idUser }, now, rateLimit }) => {
    await saveNoteOf(db, { params, body }, { idUser, now, rateLimit });
    return { success: true, savedAt: toMoment(now) };
  });
}
