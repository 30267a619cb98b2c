import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { BlockRow } from '../core/course.rules.ts';
import { isFeatureOn } from '../../identity/index.ts';

/** Returns whether the tenant recommends trainings. Callers run in this module, so the learning module is on. */
export function recommends(db: TenantDb): Promise<boolean> {
  return isFeatureOn(db, 'RECOMMENDATION_BLOCK', new Set(['learning']));
}

/** Removes the blocks of features that the tenant has off. */
export async function offeredBlocks<B extends { readonly row: Pick<BlockRow, 'block_type'> }>(
  db: TenantDb,
  blocks: readonly B[],
): Promise<readonly B[]> {
  const isRecommendation = ({ row }: B) => row.block_type === 'Recommendation';
  if (!blocks.some(isRecommendation) || (await recommends(db))) return blocks;
  return blocks.filter((block) => !isRecommendation(block));
}
