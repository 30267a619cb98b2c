import { defineRemote } from '@shared-kit/runtime/federation';
import { manifest } from './manifest.ts';

export default defineRemote(manifest, {
  pages: { 'newremote-home': () => import('./pages/newremote-home.tsx') },
  components: { 'open-newremote': () => import('./features/open-newremote/open-newremote.tsx') },
});
