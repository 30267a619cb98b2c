import type { Insertable } from 'kysely';
import { contentType } from '@shared-kit/contracts/content';
import type { ContentItemsTable, SectionsTable } from '../content.tables.ts';
import { toJson, withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import type { TestApp } from '../../../test/index.ts';

let made = 0;

/** Creates a section of cards and returns its id. */
export async function makeSection(
  app: TestApp,
  tenant: Tenant,
  fields: Partial<Insertable<SectionsTable>> = {},
): Promise<number> {
  made += 1;
  const key = `section-${made}`;
  return withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    const row = await db
      .insertInto('sections')
      .values({
        key,
        id_section_type: 2,
        text: key,
        description: '',
        image: '',
        section_to: null,
        color: '',
        image_style: 'default',
        show_text: true,
        parent_id_section: null,
        url: '',
        position: made,
        design: toJson({}),
        ...fields,
      })
      .returning('id_section')
      .executeTakeFirstOrThrow();
    return row.id_section;
  });
}

/** Creates a video of 100 s and returns its id. */
export async function makeItem(
  app: TestApp,
  tenant: Tenant,
  fields: Partial<Insertable<ContentItemsTable>> & Pick<Insertable<ContentItemsTable>, 'id_section'>,
): Promise<number> {
  made += 1;
  const key = `item-${made}`;
  return withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    const row = await db
      .insertInto('content_items')
      .values({
        key,
        id_content_type: contentType.video,
        position: made,
        text: key,
        description: '',
        image: '',
        image_secondary: '',
        image_style: 'default',
        color: '',
        background_color: '',
        show_text: true,
        content: '',
        content_location: '',
        reference_link: '',
        author: '',
        duration: 100,
        id_chat_room: null,
        parent: null,
        id_classification: null,
        classification_abbreviation: '',
        classification_title: '',
        init_date: null,
        section_to: null,
        captions: toJson([]),
        file: null,
        search_text: key,
        ...fields,
      })
      .returning('id_content_item')
      .executeTakeFirstOrThrow();
    return row.id_content_item;
  });
}

/** Sets the tenant's points for events, by name. */
export async function givePoints(app: TestApp, tenant: Tenant, points: Record<string, number>): Promise<void> {
  await withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    await db
      .insertInto('points_rules')
      .values(Object.entries(points).map(([event, worth]) => ({ event, name: event, points: worth })))
      .execute();
  });
}
