import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';

export function sections(db: TenantDb) {
  const active = () => db.selectFrom('sections').selectAll().where('active', '=', true);

  return {
    find(id: number) {
      return active().where('id_section', '=', id).executeTakeFirst();
    },

    inOrder() {
      return active().orderBy('position').orderBy('id_section').execute();
    },

    settings() {
      return db.selectFrom('content_settings').selectAll().executeTakeFirst();
    },
  };
}

export type SectionRow = Awaited<ReturnType<ReturnType<typeof sections>['inOrder']>>[number];
