import { defineRemote } from '@shared-kit/runtime/federation';
import { manifest } from './manifest.ts';

export default defineRemote(manifest, {
  pages: {
    content: () => import('./pages/content.tsx'),
    'card-menu': () => import('./pages/card-menu.tsx'),
    chat: () => import('./pages/chat.tsx'),
    'user-upload': () => import('./pages/user-upload.tsx'),
    'send-upload': () => import('./pages/send-upload.tsx'),
    person: () => import('./pages/person.tsx'),
    messages: () => import('./pages/messages.tsx'),
    message: () => import('./pages/message.tsx'),
    section: () => import('./pages/section.tsx'),
    'search-result': () => import('./pages/search-result.tsx'),
  },
  components: {
    'search-suggestions': () => import('./pages/search-suggestions.tsx'),
    'sections-home': () => import('./features/browse-home/sections-home.tsx'),
  },
});
