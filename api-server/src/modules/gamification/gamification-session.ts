import { menuFacts } from 'shared-kit/contracts/platform';
import type { SessionContributor } from '../../platform/session-contributor.ts';
import { campaigns } from './campaign.repository.ts';

export const contributeSession: SessionContributor = async ({ db, idUser, now }) => ({
  facts: (await campaigns(db).isRunningFor(idUser, now)) ? [menuFacts.isInCampaign] : [],
});
