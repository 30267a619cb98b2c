import { sql } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';

/** Maximum number of tags; the search box finds the others. */
const MOST_TAGS = 24;

/** Returns the filters of a section's items. */
export function sectionFilters(db: TenantDb) {
  const ofSection = (idSection: number) =>
    db
      .selectFrom('content_items as i')
      .where('i.active', '=', true)
      .where('i.parent', 'is', null)
      .where('i.id_section', '=', idSection);

  return {
    async tags(idSection: number): Promise<{ tag: string; total: number }[]> {
      const rows = await ofSection(idSection)
        .innerJoin(sql<{ tag: string }>`jsonb_array_elements_text(i.tags)`.as<'t'>(sql`t(tag)`), (join) =>
          join.onTrue(),
        )
        .select(['t.tag', (select) => select.fn.countAll<number>().as('total')])
        .groupBy('t.tag')
        .orderBy('total', 'desc')
        .orderBy('t.tag')
        .limit(MOST_TAGS)
        .execute();
      return rows.map(({ tag, total }) => ({ tag, total: Number(total) }));
    },

    async contentTypes(idSection: number): Promise<{ idContentType: number; total: number }[]> {
      const rows = await ofSection(idSection)
        .select(['i.id_content_type', (select) => select.fn.countAll<number>().as('total')])
        .groupBy('i.id_content_type')
        .orderBy('total', 'desc')
        .orderBy('i.id_content_type')
        .execute();
      return rows.map(({ id_content_type, total }) => ({ idContentType: id_content_type, total: Number(total) }));
    },
  };
}
