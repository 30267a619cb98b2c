import { sql } from 'kysely';
import { withTextReplaced } from '../../../platform/database/json-list.rules.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { renameDepartmentOfPeople } from '../../identity/index.ts';
import { renameDepartmentOfSchedule } from '../../journey/index.ts';
import { renameDepartmentOfTrainings } from '../../learning/index.ts';

/**
 * Puts another department into the place of one wherever it is named: people, roles, rules, announcements that wait,
 * saved views, trainings and the schedule. Returns the number of people.
 */
export async function renameDepartment(db: TenantDb, before: string, after: string): Promise<number> {
  if (before === after) return 0;
  const people = await renameDepartmentOfPeople(db, before, after);
  await renameDepartmentOfTrainings(db, before, after);
  await renameDepartmentOfSchedule(db, before, after);
  await renameInScopes(db, before, after);
  await renameInRules(db, before, after);
  await renameInAnnouncements(db, before, after);
  await renameInSavedViews(db, before, after);
  await renameInFileValues(db, before, after);
  return people;
}

async function renameInScopes(db: TenantDb, before: string, after: string): Promise<void> {
  await db
    .updateTable('role_grants')
    .set({
      scope: sql<string>`jsonb_set(scope, '{departments}', ${withTextReplaced(sql`scope->'departments'`, before, after)})`,
    })
    .where(sql<boolean>`scope->'departments' @> to_jsonb(${before}::text)`)
    .execute();
}

/** A save of a rule over an older version is refused, so that it doesn't bring the old name back. */
async function renameInRules(db: TenantDb, before: string, after: string): Promise<void> {
  await db
    .updateTable('enrolment_rules')
    .set((set) => ({
      fields: sql<string>`jsonb_set(fields, '{departments}', ${withTextReplaced(sql`fields->'departments'`, before, after)})`,
      version: set('version', '+', 1),
    }))
    .where(sql<boolean>`fields->'departments' @> to_jsonb(${before}::text)`)
    .execute();
}

async function renameInAnnouncements(db: TenantDb, before: string, after: string): Promise<void> {
  await db
    .updateTable('announcements')
    .set({
      fields: sql<string>`jsonb_set(fields, '{audience,departments}', ${withTextReplaced(sql`fields#>'{audience,departments}'`, before, after)})`,
    })
    .where('state', 'in', ['scheduled', 'sending'])
    .where(sql<boolean>`fields#>'{audience,departments}' @> to_jsonb(${before}::text)`)
    .execute();
}

async function renameInSavedViews(db: TenantDb, before: string, after: string): Promise<void> {
  const views = await db.selectFrom('saved_views').select(['id_user', 'list', 'name', 'query']).execute();
  for (const { query, ...view } of views) {
    const address = new URLSearchParams(query);
    if (address.get('departamento') !== before) continue;
    address.set('departamento', after);
    await db
      .updateTable('saved_views')
      .set({ query: address.toString() })
      .where('id_user', '=', view.id_user)
      .where('list', '=', view.list)
      .where('name', '=', view.name)
      .execute();
  }
}

/** A file that still has the old name then changes nothing, because the portal's value is the one of the last import. */
async function renameInFileValues(db: TenantDb, before: string, after: string): Promise<void> {
  await db
    .updateTable('people_file_values')
    .set({ values: sql<string>`jsonb_set("values", '{department,portal}', to_jsonb(${after}::text))` })
    .where(sql<boolean>`"values"#>>'{department,portal}' = ${before}`)
    .execute();
}
