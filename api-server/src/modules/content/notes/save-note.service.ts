import { NOTES_PER_CONTENT } from '@shared-kit/contracts/content';
import type { saveNote } from '@shared-kit/contracts/content';
import { fromMoment } from '@shared-kit/contracts/calendar';
import type { RequestOf } from '@shared-kit/contracts/core';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { RateLimit } from '../../../platform/auth/rate-limit.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { openContentItem } from '../content-access.service.ts';
import { notesOf } from './notes.repository.ts';

/** Notes that a person may add in a day: more than anybody types, also after a week without a network. */
const perDay = { limit: 1_000, windowSeconds: 86_400 };

interface Author {
  readonly idUser: number;
  readonly now: Date;
  readonly rateLimit: RateLimit;
}

/**
 * Saves the last change of a person's note. The newest change wins, in whatever order they arrive. A time in the future
 * counts as now, because a device with a wrong clock would otherwise block every later change.
 */
export async function saveNoteOf(
  db: TenantDb,
  { params, body }: RequestOf<typeof saveNote>,
  { idUser, now, rateLimit }: Author,
): Promise<void> {
  const { idContentItem, idNote } = params;
  await openContentItem(db, { idUser, idContentItem });
  const own = notesOf(db, idUser);
  const before = await own.find(idNote);
  if (before && before.id_content_item !== idContentItem) throw notFound();
  // A removal of an unknown note adds a row as well.
  if (!before) await consumeTurn(rateLimit, `notes:${db.tenantId}:${idUser}`, perDay);
  const isAdded = !body.isDeleted && (before === undefined || before.deleted);
  if (isAdded && (await own.countOnItem(idContentItem)) >= NOTES_PER_CONTENT)
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
  if (body.isDeleted && !before?.deleted) await own.forgetOldRemovals(idContentItem, NOTES_PER_CONTENT);
}
