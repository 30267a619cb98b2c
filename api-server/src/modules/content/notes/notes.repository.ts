import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** State of a note as its row stores it. */
interface StoredNote {
  readonly idNote: string;
  readonly idContentItem: number;
  readonly seconds: number;
  readonly text: string;
  readonly editedAt: Date;
  readonly deleted: boolean;
}

/** Returns the repository of one person's notes. */
export function notesOf(db: TenantDb, idUser: number) {
  return {
    async onItem(idContentItem: number) {
      return db
        .selectFrom('content_notes')
        .select(['id_note', 'seconds', 'text', 'edited_at'])
        .where('id_user', '=', idUser)
        .where('id_content_item', '=', idContentItem)
        .where('deleted', '=', false)
        .orderBy('seconds')
        .orderBy('id_note')
        .execute();
    },

    /** Returns a note of any item; deleted ones have no text. */
    async find(idNote: string) {
      return db
        .selectFrom('content_notes')
        .select(['id_content_item', 'edited_at', 'deleted'])
        .where('id_user', '=', idUser)
        .where('id_note', '=', idNote)
        .forUpdate()
        .executeTakeFirst();
    },

    async countOnItem(idContentItem: number): Promise<number> {
      const { count } = await db
        .selectFrom('content_notes')
        .select((builder) => builder.fn.countAll<number>().as('count'))
        .where('id_user', '=', idUser)
        .where('id_content_item', '=', idContentItem)
        .where('deleted', '=', false)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Erases the rows of removed notes of an item, except the newest: late changes of other devices need these only. */
    async forgetOldRemovals(idContentItem: number, kept: number): Promise<void> {
      const old = db
        .selectFrom('content_notes')
        .where('id_user', '=', idUser)
        .where('id_content_item', '=', idContentItem)
        .where('deleted', '=', true)
        .orderBy('edited_at', 'desc')
        .orderBy('id_note')
        .offset(kept)
        .select('id_note');
      await db.deleteFrom('content_notes').where('id_user', '=', idUser).where('id_note', 'in', old).execute();
    },

    /** Adds a note or replaces its state, unless the stored state is newer. */
    async put({ idNote, idContentItem, seconds, text, editedAt, deleted }: StoredNote): Promise<void> {
      const state = { seconds, text, edited_at: editedAt, deleted };
      await db
        .insertInto('content_notes')
        .values({ id_user: idUser, id_note: idNote, id_content_item: idContentItem, ...state })
        .onConflict((conflict) =>
          conflict
            .columns(['id_user', 'id_note'])
            .doUpdateSet(state)
            .where('content_notes.edited_at', '<=', editedAt)
            .where('content_notes.id_content_item', '=', idContentItem),
        )
        .execute();
    },
  };
}
