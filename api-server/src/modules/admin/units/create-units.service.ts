import { MAX_UNITS } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { organisationUnits } from '../../identity/index.ts';
import { renameDepartment } from './rename-department.service.ts';

/**
 * Creates units of the first level from departments and returns the names of the new ones. People whose department differs
 * from a unit in letter case only join it.
 */
export async function createUnitsOf(db: TenantDb, departments: readonly string[]): Promise<readonly string[]> {
  const units = await organisationUnits(db).lockTree();
  const known = new Map(units.map(({ name }) => [name.toLowerCase(), name]));
  const created: string[] = [];
  for (const name of new Set(departments)) {
    const unit = known.get(name.toLowerCase());
    if (unit !== undefined) await renameDepartment(db, name, unit);
    else {
      known.set(name.toLowerCase(), name);
      created.push(name);
    }
  }
  expectRoomForUnits(units.length + created.length);
  await organisationUnits(db).createAll(created);
  return created;
}

/** Refuses more units than a company may have. */
export function expectRoomForUnits(count: number): void {
  if (count > MAX_UNITS)
    throw refuse(
      'admin.too-many-units',
      409,
      `Uma empresa tem no máximo ${MAX_UNITS.toLocaleString('pt-BR')} unidades.`,
    );
}
