import { defineModule } from '../../platform/module.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { joinContent } from './content-in-trainings.ts';
import { contentProgressRoutes } from './content-progress.routes.ts';
import { enrollmentRequestRoutes } from './enrollment-request.routes.ts';
import { enrollmentRoutes } from './enrollment.routes.ts';
import { joinEvaluations } from './evaluations-in-trainings.ts';
import { learningImporter } from './learning.importer.ts';
import { topicRoutes } from './topics.routes.ts';
import { contributeSession } from './learning-session.ts';
import { searchRoutes } from './search.routes.ts';
import { sideMenuRoutes } from './side-menu.routes.ts';

export const learningModule = defineModule({
  name: 'learning',
  routes(api) {
    joinContent();
    joinEvaluations();
    catalogRoutes(api);
    enrollmentRoutes(api);
    enrollmentRequestRoutes(api);
    searchRoutes(api);
    sideMenuRoutes(api);
    contentProgressRoutes(api);
    topicRoutes(api);
  },
  importers: [learningImporter],
  session: contributeSession,
});
