import { homeSlot, pointsEarned } from 'shared-kit/contracts/platform';
import type { RemoteManifestInput } from 'shared-kit/contracts/platform';

export const manifest: RemoteManifestInput = {
  id: 'mfe-content',
  module: 'content',
  contract: 1,
  routes: [
    { path: '/content/:idContentItem', page: 'content', title: 'Conteúdo', chrome: 'calm' },
    // Two free segments rank below every route that has a fixed word.
    { path: '/:slug/:idSection', page: 'section', title: 'Seção' },
  ],
  menu: [],
  slots: [{ slot: homeSlot.name, piece: 'sections-home', when: { homeModule: 'sections' } }],
  emits: [pointsEarned.name],
  listens: [],
};
