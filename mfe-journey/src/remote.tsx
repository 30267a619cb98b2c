import { defineRemote } from '@shared-kit/runtime/federation';
import { manifest } from './manifest.ts';

export default defineRemote(manifest, {
  pages: {
    'my-journey': () => import('./pages/my-journey.tsx'),
    certificate: () => import('./pages/certificate.tsx'),
    calendar: () => import('./pages/calendar.tsx'),
    approvals: () => import('./pages/approvals.tsx'),
    profile: () => import('./pages/profile.tsx'),
  },
  components: {
    calendar: () => import('./pages/calendar-card.tsx'),
    'impact-reminder': () => import('./pages/impact-reminder.tsx'),
    'campaign-notice': () => import('./pages/campaign-notice.tsx'),
  },
});
