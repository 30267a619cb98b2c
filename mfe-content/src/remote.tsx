import { defineRemote } from 'shared-kit/federation';
import { manifest } from './manifest.ts';

export default defineRemote(manifest, {
  pages: {
    content: () => import('./pages/content.tsx'),
    section: () => import('./pages/section.tsx'),
  },
  pieces: { 'sections-home': () => import('./features/browse-home/sections-home.tsx') },
});
