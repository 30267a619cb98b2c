import { menuFlags } from '@shared-kit/contracts/delivery';
import type { SessionContributor } from '../../platform/session-contributor.port.ts';
import { badges } from './badges/badge.repository.ts';
import { campaigns } from './campaign.repository.ts';

export const contributeSession: SessionContributor = async ({ db, idUser, now }) => {
  const [{ isIn, hasUnread }, hasBadges] = await Promise.all([
    campaigns(db).statusOf({ idUser, now }),
    badges(db).areOn(),
  ]);
  return {
    flags: [
      ...(isIn ? [menuFlags.isInCampaign] : []),
      ...(hasUnread ? [menuFlags.hasUnreadCampaigns] : []),
      ...(hasBadges ? [menuFlags.hasBadges] : []),
    ],
  };
};
