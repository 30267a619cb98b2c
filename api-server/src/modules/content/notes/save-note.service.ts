import { NOTES_PER_CONTENT } from '@shared-kit/contracts/content';
import type { saveNote } from '@shared-kit/contracts/content';
import { fromMoment } from '@shared-kit/contracts/calendar';
import type { RequestOf } from '@shared-kit/contracts/core';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { openContentItem } from '../content-access.service.ts';
import { notesOf } from './notes.repository.ts';

/**
 * Saves the last change of a person's note. The newest change wins, in whatever order they arrive. A time in the future
 * counts as now, because a device with a wrong clock would otherwise block every later change.
 */
export async function saveNoteOf(
  db: TenantDb,
  { params, body }: RequestOf<typeof saveNote>,
  { idUser, now }: { idUser: number; now: Date },
): Promise<void> {
  await openContentItem(db, { idUser, idContentItem: params.idContentItem });
  const own = notesOf(db, idUser);
  const before = await own.find(params.idNote);
  if (before && before.id_content_item !== params.idContentItem) throw notFound();
  const isAdded = !body.isDeleted && (before === undefined || before.deleted);
  if (isAdded && (await own.countOnItem(params.idContentItem)) >= NOTES_PER_CONTENT)
    throw refuse(
      'content.too-many-notes',
      409,
      `Este conteúdo já tem ${NOTES_PER_CONTENT} anotações suas. Exclua uma para guardar outra.`,
    );
  const editedAt = fromMoment(body.editedAt);
  await own.put({
    ...params,
    seconds: body.seconds,
    text: body.isDeleted ? '' : body.text,
    editedAt: editedAt > now ? now : editedAt,
    deleted: body.isDeleted,
  });
}
