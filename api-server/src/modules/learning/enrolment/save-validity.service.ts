import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { trainingValidities } from '../training-tree/training-validity.repository.ts';
import { enrollments } from './enrollment.repository.ts';

/**
 * Saves for how many months a completion of a training is valid. Completions without an end get one, from their day on;
 * those with one keep it.
 */
export async function saveValidity(db: TenantDb, idNode: number, months: number | null): Promise<void> {
  await trainingValidities(db).save(idNode, months);
  await enrollments(db).fillValidity(idNode);
}
