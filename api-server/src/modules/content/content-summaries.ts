import type { TenantDb } from '../../platform/database/tenant-db.ts';

/** What a content item is, for those who place it in a page of their own. */
export interface ContentSummary {
  readonly idContentItem: number;
  readonly idContentType: number;
  readonly title: string;
  readonly description: string;
  /** Media reference. */
  readonly image: string;
  /** Media reference, or an address. */
  readonly location: string;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
  /** Visits of everybody. */
  readonly visits: number;
}

/** The active items among these ids, whoever may open them: the caller decides that. */
export async function contentSummaries(db: TenantDb, ids: readonly number[]): Promise<ContentSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('content_items')
    .select(['id_content_item', 'id_content_type', 'text', 'description', 'image', 'content_location', 'duration', 'visits'])
    .where('id_app', '=', db.tenantId)
    .where('active', '=', true)
    .where('id_content_item', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    idContentItem: row.id_content_item,
    idContentType: row.id_content_type,
    title: row.text,
    description: row.description,
    image: row.image,
    location: row.content_location,
    duration: row.duration,
    visits: row.visits,
  }));
}
