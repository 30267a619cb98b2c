import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/**
 * Counts likes where they are written, and indexes what pages of comments and recommendations count. A trigger counts,
 * because erasing a person removes likes too, and nodes of the version before this one write as well.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table like_counts (
         id_app integer not null references apps on delete cascade,
         element_type text not null,
         id_liked integer not null,
         likes integer not null,
         primary key (id_app, element_type, id_liked)
       )`,
      // The owner of the table may be subject to the tenant policy; without `force` it reads the rows of all tenants.
      `alter table learning_likes no force row level security`,
      `insert into like_counts (id_app, element_type, id_liked, likes)
       select id_app, element_type, id_liked, count(*) from learning_likes group by id_app, element_type, id_liked`,
      `alter table learning_likes force row level security`,
      `create index comments_shown on comments (id_app, id_node, id_team)
        where id_parent_comment is null and deleted_at is null`,
      `create index comments_removed on comments (id_app, id_node, id_team)
        where id_parent_comment is null and deleted_at is not null`,
      `create index enrollments_done on enrollments (id_app, id_user, id_node)
        where status in ('COMPLETED', 'PASSED', 'EQUIVALENCY')`,
    );
    await isolateByTenant(db, 'like_counts');
    await runSql(db, ...triggers);
  },
};

const triggers = (
  [
    ['insert', 'new', 1],
    ['delete', 'old', -1],
  ] as const
).flatMap(([action, row, sign]) => [
  // Rows are locked in one order, so that two erasures do not wait for each other. A tenant that is being deleted takes
  // its counts with it.
  `create function like_counts_at_${action}() returns trigger language plpgsql as $$
   begin
     insert into like_counts as c (id_app, element_type, id_liked, likes)
     select l.id_app, l.element_type, l.id_liked, ${sign} * count(*) from changed l
      where exists (select from apps a where a.id_app = l.id_app)
      group by l.id_app, l.element_type, l.id_liked
      order by l.id_app, l.element_type, l.id_liked
     on conflict (id_app, element_type, id_liked) do update set likes = c.likes + excluded.likes;
     return null;
   end $$`,
  `create trigger like_counts_at_${action} after ${action} on learning_likes referencing ${row} table as changed
     for each statement execute function like_counts_at_${action}()`,
]);
