import { defineRemote } from '@shared-kit/runtime/federation';
import { manifest } from './manifest.ts';

export default defineRemote(manifest, {
  pages: { evaluation: () => import('./pages/evaluation.tsx') },
  components: { 'pre-test': () => import('./pages/pre-test-offer.tsx') },
});
