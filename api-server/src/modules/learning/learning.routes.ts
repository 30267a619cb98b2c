import { defineModule } from '../../platform/module.ts';
import { campaignPathRoutes } from './campaign-path.routes.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { joinContent } from './content-in-trainings.ts';
import { attachmentRoutes } from './comments/attachment.routes.ts';
import { commentRoutes } from './comments/comment.routes.ts';
import { commentsImporter } from './comments/comments.importer.ts';
import { contentProgressRoutes } from './content-progress.routes.ts';
import { enrollmentRequestRoutes } from './enrollment-request.routes.ts';
import { enrollmentRoutes } from './enrollment.routes.ts';
import { joinEvaluations } from './evaluations-in-trainings.ts';
import { joinEquivalences } from './grant-equivalences.service.ts';
import { learningImporter } from './learning.importer.ts';
import { scormJobs } from './scorm/process-package.ts';
import { scormRoutes } from './scorm/scorm.routes.ts';
import { topicRoutes } from './topics.routes.ts';
import { meetingRoutes } from './meeting.routes.ts';
import { recommendationRoutes } from './recommendation.routes.ts';
import { contributeSession } from './learning-session.ts';
import { searchRoutes } from './search.routes.ts';
import { sideMenuRoutes } from './side-menu.routes.ts';
import { trainingPageRoutes } from './training-pages.routes.ts';

export const learningModule = defineModule({
  name: 'learning',
  routes(api) {
    joinContent();
    joinEvaluations();
    joinEquivalences();
    catalogRoutes(api);
    campaignPathRoutes(api);
    enrollmentRoutes(api);
    enrollmentRequestRoutes(api);
    recommendationRoutes(api);
    meetingRoutes(api);
    searchRoutes(api);
    sideMenuRoutes(api);
    contentProgressRoutes(api);
    topicRoutes(api);
    trainingPageRoutes(api);
    scormRoutes(api);
    commentRoutes(api);
    attachmentRoutes(api);
  },
  importers: [learningImporter, commentsImporter],
  jobs: scormJobs,
  session: contributeSession,
});
