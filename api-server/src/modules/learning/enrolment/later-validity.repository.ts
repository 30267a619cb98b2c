import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Returns whether the person of an enrolment `e` has a later validity of the same training, which replaces this one. */
export function hasLaterValidity(db: TenantDb): RawBuilder<boolean> {
  return sql<boolean>`exists (${db
    .selectFrom('enrollments as later')
    .select('later.id_enrollment')
    .where(sql<boolean>`later.id_user = e.id_user`)
    .where(sql<boolean>`later.id_node = e.id_node`)
    .where(sql<boolean>`later.valid_until > e.valid_until`)})`;
}
