import type { Block } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { isFeatureOn } from '../../identity/index.ts';

/** Returns whether the tenant recommends trainings. Callers run in this module, so the learning module is on. */
export function recommends(db: TenantDb): Promise<boolean> {
  return isFeatureOn(db, 'RECOMMENDATION_BLOCK', new Set(['learning']));
}

/** Removes the blocks of features that the tenant has off. */
export async function offeredBlocks(db: TenantDb, blocks: Block[]): Promise<Block[]> {
  const isRecommendation = ({ blockType }: Block) => blockType === 'Recommendation';
  if (!blocks.some(isRecommendation) || (await recommends(db))) return blocks;
  return blocks.filter((block) => !isRecommendation(block));
}
