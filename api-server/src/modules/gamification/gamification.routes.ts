import { defineModule } from '../../platform/module.ts';
import { campaignRoutes } from './campaign.routes.ts';
import { contributeSession } from './gamification-session.ts';
import { gamificationImporter } from './gamification.importer.ts';

/** Points are earned through the calls of other modules; the tenant's `gamification` setting says whether any are given. */
export const gamificationModule = defineModule({
  name: 'gamification',
  always: true,
  routes: campaignRoutes,
  importers: [gamificationImporter],
  session: contributeSession,
});
