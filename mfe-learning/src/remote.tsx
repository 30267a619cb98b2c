import { defineRemote } from '@shared-kit/runtime/federation';
import { manifest } from './manifest.ts';

export default defineRemote(manifest, {
  pages: {
    level: () => import('./pages/level.tsx'),
    'node-tree': () => import('./pages/node-tree.tsx'),
    'card-list': () => import('./pages/card-list.tsx'),
    catalog: () => import('./pages/catalog.tsx'),
    attendance: () => import('./pages/attendance.tsx'),
    'free-content': () => import('./pages/free-content.tsx'),
    'enrolled-content': () => import('./pages/enrolled-content.tsx'),
    lessons: () => import('./pages/lessons.tsx'),
    lesson: () => import('./pages/lesson.tsx'),
    'search-result': () => import('./pages/search-result.tsx'),
  },
  components: {
    'blocks-home': () => import('./pages/blocks-home.tsx'),
    'search-suggestions': () => import('./pages/search-suggestions.tsx'),
    'side-menu': () => import('./pages/side-menu.tsx'),
    'continue-menu': () => import('./pages/continue-menu.tsx'),
  },
});
