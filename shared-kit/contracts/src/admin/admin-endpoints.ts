import type { AdminEndpoint } from './admin-endpoint.ts';
import * as announcements from './announcements.endpoints.ts';
import * as attendance from './attendance.endpoints.ts';
import * as audit from './audit.endpoints.ts';
import * as chat from './chat.endpoints.ts';
import * as classMeetings from './class-meetings.endpoints.ts';
import * as classResults from './class-results.endpoints.ts';
import * as classes from './classes.endpoints.ts';
import * as comments from './comments.endpoints.ts';
import * as companyBrand from './company-brand.endpoints.ts';
import * as companyDomains from './company-domains.endpoints.ts';
import * as companyExport from './company-export.endpoints.ts';
import * as companyMails from './company-mails.endpoints.ts';
import * as companyModules from './company-modules.endpoints.ts';
import * as companyPlan from './company-plan.endpoints.ts';
import * as companySso from './company-sso.endpoints.ts';
import * as companyTerms from './company-terms.endpoints.ts';
import * as companyTexts from './company-texts.endpoints.ts';
import * as confirmations from './confirmations.endpoints.ts';
import * as enrolmentBatches from './enrolment-batches.endpoints.ts';
import * as enrolments from './enrolments.endpoints.ts';
import * as expiries from './expiries.endpoints.ts';
import * as courses from './external-courses.endpoints.ts';
import * as groups from './groups.endpoints.ts';
import * as jobs from './jobs.endpoints.ts';
import * as peopleImport from './people-import.endpoints.ts';
import * as people from './people.endpoints.ts';
import * as personRecords from './person-records.endpoints.ts';
import * as postingBlocks from './posting-blocks.endpoints.ts';
import * as privacy from './privacy.endpoints.ts';
import * as requests from './requests.endpoints.ts';
import * as roles from './roles.endpoints.ts';
import * as rules from './rules.endpoints.ts';
import * as savedViews from './saved-views.endpoints.ts';
import * as scormContents from './scorm-contents.endpoints.ts';
import * as scorm from './scorm.endpoints.ts';
import * as search from './search.endpoints.ts';
import * as trash from './trash.endpoints.ts';
import * as trainingImport from './training-import.endpoints.ts';
import * as trainingValidity from './training-validity.endpoints.ts';
import * as units from './units.endpoints.ts';
import * as uploads from './uploads.endpoints.ts';
import * as waitingLists from './waiting-lists.endpoints.ts';

/** Every endpoint of the administration that needs a right. Tests of rights and of the log of changes enumerate them. */
export const adminEndpoints: readonly AdminEndpoint[] = [
  announcements,
  attendance,
  audit,
  chat,
  classMeetings,
  classResults,
  classes,
  comments,
  courses,
  companyBrand,
  companyDomains,
  companyExport,
  companyMails,
  companyModules,
  companyPlan,
  companySso,
  companyTerms,
  companyTexts,
  confirmations,
  enrolmentBatches,
  enrolments,
  expiries,
  groups,
  jobs,
  peopleImport,
  people,
  personRecords,
  postingBlocks,
  privacy,
  requests,
  roles,
  rules,
  savedViews,
  scorm,
  scormContents,
  search,
  trainingImport,
  trainingValidity,
  trash,
  units,
  uploads,
  waitingLists,
]
  .flatMap((file): unknown[] => Object.values(file))
  .filter(isAdminEndpoint);

function isAdminEndpoint(value: unknown): value is AdminEndpoint {
  return typeof value === 'object' && value !== null && 'right' in value && 'path' in value;
}
