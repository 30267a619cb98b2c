import { menuFacts } from '@shared-kit/contracts/delivery';
import type { SessionContributor } from '../../platform/session-contributor.ts';
import { campaigns } from './campaign.repository.ts';

export const contributeSession: SessionContributor = async ({ db, idUser, now }) => {
  const { isIn, hasNews } = await campaigns(db).factsOf({ idUser, now });
  return { facts: [...(isIn ? [menuFacts.isInCampaign] : []), ...(hasNews ? [menuFacts.hasCampaignNews] : [])] };
};
