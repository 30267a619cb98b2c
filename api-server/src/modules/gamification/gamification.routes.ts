import { defineModule } from '../../platform/module.ts';
import { campaignRoutes } from './campaign.routes.ts';
import { contributeSession } from './gamification-session.ts';
import { gamificationImporter } from './gamification.importer.ts';
import { pointsRoutes } from './points.routes.ts';

/** Points are earned through the calls of other modules; the tenant's `gamification` setting says whether any are given. */
export const gamificationModule = defineModule({
  name: 'gamification',
  always: true,
  routes(api) {
    campaignRoutes(api);
    pointsRoutes(api);
  },
  importers: [gamificationImporter],
  session: contributeSession,
});
