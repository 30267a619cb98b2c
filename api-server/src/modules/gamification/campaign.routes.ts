import { userIsInCampaign } from 'shared-kit/contracts/gamification';
import type { ApiBuilder } from '../../platform/module.ts';
import { campaigns } from './campaign.repository.ts';

export function campaignRoutes(api: ApiBuilder): void {
  api.handle(userIsInCampaign, async ({ db, session, now }) => ({ userIsInCampaign: await campaigns(db).isRunningFor(session.idUser, now) }));
}
