import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';

/**
 * Returns the SQL condition of a department that is one of the given ones, or a unit below one of them. A department that
 * is no unit stands for itself.
 */
export function isWithinDepartments(department: Expression<string>, names: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${department} = any(array(${unitsBelow(names)}))`;
}

/** Tenant condition of the fragment, the one of row-level security. */
const ofTenant = sql`unit.id_app = nullif(current_setting('app.tenant', true), '')::integer`;

/** Selects the given departments with the names of every unit below them, as a subquery. */
export function unitsBelow(names: readonly string[]) {
  return sql<{ name: string }>`
    with recursive below (name, id_unit) as (
      select given.name, unit.id_unit
        from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as given (name)
        left join organisation_units unit on ${ofTenant} and unit.name = given.name
      union
      select unit.name, unit.id_unit
        from organisation_units unit join below on ${ofTenant} and unit.id_parent = below.id_unit
    )
    select name from below`;
}
