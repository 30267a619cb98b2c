import { sql } from 'kysely';

/** In a query: whether a node, or the one above it, is open to the person's department (`maySee`). */
export function isOpenTo(column: 'n.departments' | 'above.departments', department: string) {
  return sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} @> to_jsonb(cast(${department} as text)))`;
}
