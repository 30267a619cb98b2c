import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

/** SQL condition of the classes that are shown: neither ended nor closed, and their enrolment period is not over. */
export function isOffered(table: string, now: Date) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`(${column('closed_at')} is null
    and (${column('final_date')} is null or ${column('final_date')} >= ${now})
    and (${column('enrol_until')} is null or ${column('enrol_until')} >= ${now}))`;
}

/** SQL condition of the classes that are shown and whose enrolment period has begun. */
export function isOpenNow(table: string, now: Date) {
  const from = sql.ref(`${table}.enrol_from`);
  return sql<SqlBool>`(${isOffered(table, now)} and (${from} is null or ${from} <= ${now}))`;
}
