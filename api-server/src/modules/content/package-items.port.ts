import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';

/** Read and write port for contents that are packages of another module, by their content type. */
export function packageItems(db: TenantDb, idContentType: number) {
  return {
    /** Lists the active ones. */
    list: () =>
      db
        .selectFrom('content_items')
        .select(['id_content_item', 'content_location'])
        .where('id_content_type', '=', idContentType)
        .where('active', '=', true)
        .execute(),

    findByKey: (key: string) =>
      db
        .selectFrom('content_items')
        .select(['id_content_item', 'content_location'])
        .where('key', '=', key)
        .where('id_content_type', '=', idContentType)
        .executeTakeFirst(),

    async setLocation(idContentItem: number, location: string): Promise<void> {
      await db
        .updateTable('content_items')
        .set({ content_location: location })
        .where('id_content_item', '=', idContentItem)
        .execute();
    },
  };
}

/** Returns the key that imports use for a content. */
export async function contentKey(db: TenantDb, idContentItem: number): Promise<string> {
  const { key } = await db
    .selectFrom('content_items')
    .select('key')
    .where('id_content_item', '=', idContentItem)
    .executeTakeFirstOrThrow();
  return key;
}
