import { defineRemote } from '@shared-kit/runtime/federation';
import { manifest } from './manifest.ts';

export default defineRemote(manifest, {
  pages: { evaluation: () => import('./pages/evaluation.tsx') },
  pieces: { 'pre-test': () => import('./pages/pre-test-piece.tsx') },
});
