import { defineModule } from '../../platform/module.ts';
import { notify } from '../notifications/index.ts';
import { announceBegunCampaigns } from './announce-campaigns.job.ts';
import { badgeRoutes } from './badges/badge.routes.ts';
import { campaignRoutes } from './campaign.routes.ts';
import { contentExists, trainingsOfContent } from './content-in-trainings.port.ts';
import { contributeSession } from './gamification-session.service.ts';
import { gamificationImporter } from './gamification.importer.ts';
import { pointsRoutes } from './points.routes.ts';

/**
 * Gamification module. Other modules award points through its functions; the tenant's `gamification` setting turns them
 * on.
 */
export const gamificationModule = defineModule({
  name: 'gamification',
  always: true,
  needs: [contentExists, trainingsOfContent, notify],
  routes(api) {
    campaignRoutes(api);
    pointsRoutes(api);
    badgeRoutes(api);
  },
  importers: [gamificationImporter],
  jobs: [announceBegunCampaigns],
  session: contributeSession,
});
