import { defineModule } from '../../platform/module.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { joinContent } from './content-in-trainings.ts';
import { contentProgressRoutes } from './content-progress.routes.ts';
import { enrollmentRoutes } from './enrollment.routes.ts';
import { joinEvaluations } from './evaluations-in-trainings.ts';
import { learningImporter } from './learning.importer.ts';

export const learningModule = defineModule({
  name: 'learning',
  routes(api) {
    joinContent();
    joinEvaluations();
    catalogRoutes(api);
    enrollmentRoutes(api);
    contentProgressRoutes(api);
  },
  importers: [learningImporter],
});
