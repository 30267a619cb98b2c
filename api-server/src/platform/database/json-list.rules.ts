import { sql } from 'kysely';
import type { Expression } from 'kysely';

/** Returns a JSON list of texts with one text in the place of another. It then has every text once. */
export function withTextReplaced(list: Expression<unknown>, before: string, after: string) {
  return sql<string>`(
    select jsonb_agg(distinct case when one = ${before} then ${after}::text else one end)
      from jsonb_array_elements_text(${list}) as each (one))`;
}
