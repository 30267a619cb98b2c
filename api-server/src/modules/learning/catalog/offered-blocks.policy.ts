import type { Block } from 'shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.ts';
import { isFeatureOn } from '../../identity/index.ts';

/** Whether the tenant recommends trainings. Asked where this module answers, so the module is on. */
export function recommends(db: TenantDb): Promise<boolean> {
  return isFeatureOn(db, 'RECOMMENDATION_BLOCK', new Set(['learning']));
}

/** The blocks of a page without those of what the tenant has off. */
export async function offeredBlocks(db: TenantDb, blocks: Block[]): Promise<Block[]> {
  const isRecommendation = ({ blockType }: Block) => blockType === 'Recommendation';
  if (!blocks.some(isRecommendation) || (await recommends(db))) return blocks;
  return blocks.filter((block) => !isRecommendation(block));
}
