import { defineRemote } from '@shared-kit/runtime/federation';
import { manifest } from './manifest.ts';

export default defineRemote(manifest, {
  pages: {
    'my-journey': () => import('./pages/my-journey.tsx'),
    calendar: () => import('./pages/calendar.tsx'),
    profile: () => import('./pages/profile.tsx'),
  },
  pieces: {
    calendar: () => import('./pages/calendar-piece.tsx'),
    'impact-reminder': () => import('./pages/impact-reminder.tsx'),
    'campaign-news': () => import('./pages/campaign-news-piece.tsx'),
  },
});
