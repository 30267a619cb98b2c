import { sql } from 'kysely';

/** SQL condition for a node, or its parent, that is open to the person's department (`maySee`). */
export function isOpenTo(column: 'n.departments' | 'above.departments', department: string) {
  return sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} @> to_jsonb(cast(${department} as text)))`;
}
