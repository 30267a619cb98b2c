import { menuFlags } from '@shared-kit/contracts/delivery';
import { defineModule } from '../../platform/module.ts';
import { publicTexts } from '../../platform/http/public-text.port.ts';
import { installedImporters } from '../../platform/importing/installed-importers.port.ts';
import { txtRecords } from '../../platform/tenancy/txt-records.port.ts';
import { forgetEntries, notifyMany } from '../notifications/index.ts';
import { adminApi } from './access/admin-api.service.ts';
import { serveAnnouncements } from './announcements/announcements.routes.ts';
import { sendAnnouncement, sendDueAnnouncements } from './announcements/send-announcement.job.ts';
import { roleGrants } from './access/role-grants.repository.ts';
import { serveAuditLog } from './audit-log/audit-log.routes.ts';
import { mailApprovalDigests } from './digest/approval-digest.job.ts';
import { serveAttendance } from './classes/attendance.routes.ts';
import { serveClasses } from './classes/classes.routes.ts';
import { serveClassMeetings } from './classes/class-meetings.routes.ts';
import { serveClassResults } from './classes/class-results.routes.ts';
import { serveWaitingLists } from './classes/waiting-lists.routes.ts';
import { serveCompanyModules } from './company/company-modules.routes.ts';
import { serveCompanyBrand } from './company/company-brand.routes.ts';
import { checkDomains } from './company/check-domains.job.ts';
import { serveCompanyDomains } from './company/company-domains.routes.ts';
import { serveCompanyExports } from './company-export/company-exports.routes.ts';
import { sweepCompanyExports } from './company-export/sweep-exports.job.ts';
import { serveCompanyMails } from './company/company-mails.routes.ts';
import { serveCompanyTexts } from './company/company-texts.routes.ts';
import { serveCompanyPlan } from './company/company-plan.routes.ts';
import { serveCompanySso } from './company/company-sso.routes.ts';
import { serveCompanyTerms } from './company/company-terms.routes.ts';
import { serveConfirmations } from './confirmations/confirmations.routes.ts';
import { expireConfirmations } from './confirmations/expire-confirmations.job.ts';
import { editingSocket } from './editing/editing-socket.routes.ts';
import { serveEnrolmentBatches } from './enrolment-batches/enrolment-batches.routes.ts';
import { serveExpiries } from './enrolments/expiries.routes.ts';
import { serveEnrolments } from './enrolments/enrolments.routes.ts';
import { serveGroups } from './groups/groups.routes.ts';
import { serveJobs } from './jobs/jobs.routes.ts';
import { resumeAdminJobs, runAdminJob, sweepImports } from './jobs/run-admin-job.job.ts';
import { servePeopleExport } from './people-export/people-export.routes.ts';
import { serveChatModeration } from './moderation/chat.routes.ts';
import { serveComments } from './moderation/comments.routes.ts';
import { serveUploadAnswers, serveUploadSections } from './moderation/uploads.routes.ts';
import { servePostingBlocks } from './moderation/posting-blocks.routes.ts';
import { mailImportLinks } from './people-import/mail-import-links.job.ts';
import { servePeopleImports } from './people-import/people-import.routes.ts';
import { servePeople } from './people/people.routes.ts';
import { servePersonRecords } from './people/person-records.routes.ts';
import { servePrivacy } from './privacy/privacy.routes.ts';
import { serveCourseAnswers } from './requests/external-courses.routes.ts';
import { serveRequests } from './requests/requests.routes.ts';
import { applyEnrolmentRules } from './rules/apply-rules.job.ts';
import { serveEnrolmentRules } from './rules/rules.routes.ts';
import { serveOwnAccess, serveRoles } from './roles/roles.routes.ts';
import { serveScormContents } from './scorm/scorm-contents.routes.ts';
import { serveSavedViews } from './saved-views/saved-views.routes.ts';
import { emptyTrash } from './trash/empty-trash.job.ts';
import { serveTrash } from './trash/trash.routes.ts';
import { serveContentSearch } from './search/search.routes.ts';
import { serveUnits } from './units/units.routes.ts';
import { serveScorm } from './scorm/scorm.routes.ts';
import { sweepTrainingImports } from './training-import/sweep-training-imports.job.ts';
import { serveTrainingValidity } from './trainings/training-validity.routes.ts';
import { serveTrainingImports } from './training-import/training-import.routes.ts';

export const adminModule = defineModule({
  name: 'admin',
  needs: [forgetEntries, installedImporters, notifyMany, publicTexts, txtRecords],
  routes(api) {
    serveOwnAccess(api);
    serveRequests(api);
    serveCourseAnswers(api);
    serveComments(api);
    serveChatModeration(api);
    serveUploadAnswers(api);
    const guarded = adminApi(api);
    servePeople(guarded);
    servePersonRecords(guarded);
    servePeopleImports(guarded);
    servePeopleExport(guarded);
    servePrivacy(guarded);
    serveConfirmations(guarded);
    serveTrainingValidity(guarded);
    serveJobs(guarded);
    serveTrainingImports(guarded);
    serveSavedViews(guarded);
    serveTrash(guarded);
    serveContentSearch(guarded);
    serveGroups(guarded);
    serveUnits(guarded);
    serveRoles(guarded);
    serveEnrolments(guarded);
    serveEnrolmentBatches(guarded);
    serveExpiries(guarded);
    serveClasses(guarded);
    serveWaitingLists(guarded);
    serveClassMeetings(guarded);
    serveAttendance(guarded);
    serveClassResults(guarded);
    serveScorm(guarded);
    serveScormContents(guarded);
    serveEnrolmentRules(guarded);
    serveAnnouncements(guarded);
    serveCompanyBrand(guarded);
    serveCompanyModules(guarded);
    serveCompanyTerms(guarded);
    serveCompanySso(guarded);
    serveCompanyDomains(guarded);
    serveCompanyExports(guarded);
    serveCompanyPlan(guarded);
    serveCompanyTexts(guarded);
    serveCompanyMails(guarded);
    serveUploadSections(guarded);
    servePostingBlocks(guarded);
    serveAuditLog(guarded);
  },
  socket: editingSocket,
  jobs: [
    runAdminJob,
    resumeAdminJobs,
    sweepImports,
    sweepTrainingImports,
    sweepCompanyExports,
    checkDomains,
    expireConfirmations,
    emptyTrash,
    mailImportLinks,
    applyEnrolmentRules,
    sendAnnouncement,
    sendDueAnnouncements,
    mailApprovalDigests,
  ],
  session: async ({ db, idUser }) => ({
    flags: (await roleGrants(db).hasAny(idUser)) ? [menuFlags.administrates] : [],
  }),
});
