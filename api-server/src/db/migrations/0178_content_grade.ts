import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** A SCORM package whose lessons gave no score has no grade: 0 pulled the training's mean down. Other contents stay at 0 (B4.2-01). */
export const contentGradeMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      'alter table content_enrollments alter column grade drop not null, alter column grade drop default',
      `update content_enrollments c
          set grade = null
         from content_items i
        where i.id_app = c.id_app and i.id_content_item = c.id_content_item and i.id_content_type = 26 and c.grade = 0
          and not exists (
            select 1 from sco_enrollments s
              join scos o on o.id_app = s.id_app and o.id_sco = s.id_sco
             where s.id_app = c.id_app and s.id_node_enrollment = c.id_node_enrollment and o.id_content_item = c.id_content_item and s.grade is not null)`,
    );
  },
};
