import { defineModule } from '../../platform/module.ts';
import { listen, provide } from '../../platform/wiring.service.ts';
import { contentAccess, lastTraining } from '../content/index.ts';
import { evaluationAccess, evaluationFinished } from '../evaluations/index.ts';
import { trainingsOfContent } from '../gamification/index.ts';
import { campaignPathRoutes } from './catalog/campaign-path.routes.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { isOpenInTrainings } from './progress/content-in-trainings.service.ts';
import { attachmentRoutes } from './enrolment/attachment.routes.ts';
import { commentApprovalRoutes } from './comments/comment-approval.routes.ts';
import { commentRoutes } from './comments/comment.routes.ts';
import { commentsImporter } from './comments/comments.importer.ts';
import { startBlocksHome } from './page-starts/blocks-home.service.ts';
import { findLastTraining } from './enrolment/last-training.service.ts';
import { contentProgressRoutes } from './progress/content-progress.routes.ts';
import { enrollmentRequestRoutes } from './enrolment/enrollment-request.routes.ts';
import { requestApprovalRoutes } from './enrolment/request-approval.routes.ts';
import { enrollmentRoutes } from './training-pages/enrollment.routes.ts';
import { countEvaluation, placeOfEvaluation } from './progress/evaluations-in-trainings.service.ts';
import { countElsewhere } from './progress/grant-equivalences.service.ts';
import { pagesDone } from './progress/report-progress.service.ts';
import { learningImporter } from './importing/learning.importer.ts';
import { countEnrollments } from './enrolment/count-enrollments.job.ts';
import { scormJobs } from './scorm/packages/process-package.job.ts';
import { scormRoutes } from './scorm/scorm.routes.ts';
import { topicRoutes } from './topics/topics.routes.ts';
import { attendanceRoutes } from './classes/attendance.routes.ts';
import { meetingRoutes } from './classes/meeting.routes.ts';
import { recommendationRoutes } from './recommendations/recommendation.routes.ts';
import { notify } from '../notifications/index.ts';
import { contributeSession } from './learning-session.service.ts';
import { searchRoutes } from './search/search.routes.ts';
import { sideMenuRoutes } from './catalog/side-menu.routes.ts';
import { nodesAboveContent } from './training-tree/trainings-of-content.repository.ts';
import { trainingOffers } from './training-pages/training-offers.port.ts';
import { trainingPageRoutes } from './training-pages/training-pages.routes.ts';

export const learningModule = defineModule({
  name: 'learning',
  pageStarts: { 'blocks-home': startBlocksHome },
  needs: [trainingOffers, notify],
  provides: [
    provide(contentAccess, isOpenInTrainings),
    provide(lastTraining, findLastTraining),
    provide(evaluationAccess, placeOfEvaluation),
    provide(trainingsOfContent, nodesAboveContent),
  ],
  listens: [listen(evaluationFinished, countEvaluation), listen(pagesDone, countElsewhere)],
  routes(api) {
    catalogRoutes(api);
    campaignPathRoutes(api);
    enrollmentRoutes(api);
    enrollmentRequestRoutes(api);
    requestApprovalRoutes(api);
    recommendationRoutes(api);
    meetingRoutes(api);
    attendanceRoutes(api);
    searchRoutes(api);
    sideMenuRoutes(api);
    contentProgressRoutes(api);
    topicRoutes(api);
    trainingPageRoutes(api);
    scormRoutes(api);
    commentRoutes(api);
    commentApprovalRoutes(api);
    attachmentRoutes(api);
  },
  importers: [learningImporter, commentsImporter],
  jobs: [...scormJobs, countEnrollments],
  session: contributeSession,
});
