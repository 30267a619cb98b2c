import { contentType } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

const timedTypes = [contentType.audio, contentType.video, contentType.live];

export interface UnreadFile {
  readonly id: number;
  /** Storage key. */
  readonly key: string;
}

/**
 * Returns the repository of media whose length the server has not read from the file yet. `reference` precedes the storage
 * key of a file in the location of an item.
 */
export function unreadMedia(db: TenantDb, reference: string) {
  return {
    async items(limit: number): Promise<UnreadFile[]> {
      const rows = await db
        .selectFrom('content_items')
        .select(['id_content_item as id', 'content_location'])
        .where('length_read', '=', false)
        .where('id_content_type', 'in', timedTypes)
        .where('content_location', 'like', `${reference}%`)
        .orderBy('id_content_item')
        .limit(limit)
        .execute();
      return rows.map(({ id, content_location }) => ({ id, key: content_location.slice(reference.length) }));
    },

    /**
     * Stores what the file says. An unknown length leaves what the import said, and takes back what a browser said.
     * Does nothing when the item has another file by now.
     */
    async keepItem({ id, key }: UnreadFile, length: number): Promise<void> {
      await db
        .updateTable('content_items')
        .set({ length_read: true })
        .$if(length > 0, (query) => query.set({ duration: length, duration_reported: false }))
        .$if(length === 0, (query) =>
          query.set((eb) => ({
            duration: eb.case().when('duration_reported', '=', true).then(0).else(eb.ref('duration')).end(),
            duration_reported: false,
          })),
        )
        .where('id_content_item', '=', id)
        .where('content_location', '=', `${reference}${key}`)
        .execute();
    },

    uploads(limit: number): Promise<UnreadFile[]> {
      return db
        .selectFrom('user_uploads')
        .select(['id_user_upload as id', 'file_key as key'])
        .where('length_read', '=', false)
        .where('state', 'in', ['RECEIVED', 'PUBLISHED'])
        .where((eb) => eb.or([eb('media_type', 'like', 'audio/%'), eb('media_type', 'like', 'video/%')]))
        .orderBy('id_user_upload')
        .limit(limit)
        .execute();
    },

    async keepUpload({ id }: UnreadFile, duration: number): Promise<void> {
      await db
        .updateTable('user_uploads')
        .set({ duration, length_read: true })
        .where('id_user_upload', '=', id)
        .execute();
    },
  };
}
