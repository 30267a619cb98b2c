import { defineRemote } from '@shared-kit/runtime/federation';
import { manifest } from './manifest.ts';

export default defineRemote(manifest, {
  pages: {
    start: () => import('./pages/start.tsx'),
    requests: () => import('./pages/requests.tsx'),
    moderation: () => import('./pages/moderation.tsx'),
    people: () => import('./pages/people.tsx'),
    person: () => import('./pages/person.tsx'),
    'import-people': () => import('./pages/import-people.tsx'),
    'people-import': () => import('./pages/people-import.tsx'),
    jobs: () => import('./pages/jobs.tsx'),
    groups: () => import('./pages/groups.tsx'),
    enrolments: () => import('./pages/enrolments.tsx'),
    'training-enrolments': () => import('./pages/training-enrolments.tsx'),
    'enrolment-rules': () => import('./pages/enrolment-rules.tsx'),
    scorm: () => import('./pages/scorm.tsx'),
    'scorm-hosts': () => import('./pages/scorm-hosts.tsx'),
    'scorm-content': () => import('./pages/scorm-content.tsx'),
    'scorm-preview': () => import('./pages/scorm-preview.tsx'),
    'scorm-person': () => import('./pages/scorm-person.tsx'),
    announcements: () => import('./pages/announcements.tsx'),
    'new-announcement': () => import('./pages/new-announcement.tsx'),
    access: () => import('./pages/access.tsx'),
    'company-brand': () => import('./pages/company-brand.tsx'),
    'company-modules': () => import('./pages/company-modules.tsx'),
    'company-terms': () => import('./pages/company-terms.tsx'),
    'company-mails': () => import('./pages/company-mails.tsx'),
    'company-texts': () => import('./pages/company-texts.tsx'),
    'audit-log': () => import('./pages/audit-log.tsx'),
  },
  components: {},
});
