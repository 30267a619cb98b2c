import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { organisationUnits } from './units.repository.ts';

/** Finds the department that a text names, by the name or code of a unit. */
export interface DepartmentNames {
  /** Returns the name of the unit with this code or name, or the department that people have; undefined for neither. */
  of(text: string): string | undefined;
}

/**
 * Returns the departments that people of the company may have. A company without units has free ones. Departments that
 * people have already stay good until they become units.
 */
export async function departmentNames(db: TenantDb): Promise<DepartmentNames> {
  const units = await organisationUnits(db).all();
  if (units.length === 0) return { of: (text) => text };
  const used = await db.selectFrom('users').select('department').distinct().execute();
  const departments = new Set(used.map(({ department }) => department));
  const byCode = new Map(units.filter(({ code }) => code !== '').map(({ code, name }) => [code.toLowerCase(), name]));
  const byName = new Map(units.map(({ name }) => [name.toLowerCase(), name]));
  return {
    of: (text) => {
      const folded = text.trim().toLowerCase();
      if (folded === '') return '';
      return byName.get(folded) ?? byCode.get(folded) ?? (departments.has(text) ? text : undefined);
    },
  };
}
