import { menuFlags } from '@shared-kit/contracts/delivery';
import type { SessionContributor } from '../../platform/session-contributor.port.ts';
import { campaigns } from './campaign.repository.ts';

export const contributeSession: SessionContributor = async ({ db, idUser, now }) => {
  const { isIn, hasUnread } = await campaigns(db).statusOf({ idUser, now });
  return { flags: [...(isIn ? [menuFlags.isInCampaign] : []), ...(hasUnread ? [menuFlags.hasUnreadCampaigns] : [])] };
};
