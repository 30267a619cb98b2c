import { evaluationFinished } from 'shared-kit/contracts/evaluations';
import { contentCompleted } from 'shared-kit/contracts/learning';
import { homeSlot, pointsEarned } from 'shared-kit/contracts/platform';
import type { RemoteManifestInput } from 'shared-kit/contracts/platform';

export const manifest: RemoteManifestInput = {
  id: 'mfe-learning',
  module: 'learning',
  contract: 1,
  routes: [
    { path: '/level/:idEnrollment/:nodeCode?', page: 'level', title: 'Treinamento' },
    { path: '/catalog/:nodeCode/:idEnrollment?', page: 'catalog', title: 'Catálogo' },
    { path: '/contentNode/:idContent', page: 'free-content', title: 'Conteúdo', chrome: 'calm' },
    {
      path: '/contentNode/:idContent/:idNodeEnrollment/:idEnrollment/:idUser/:title?/:scoType?',
      page: 'enrolled-content',
      title: 'Conteúdo',
      chrome: 'calm',
    },
  ],
  menu: [],
  slots: [{ slot: homeSlot.name, piece: 'blocks-home', when: { homeModule: 'blocks' } }],
  emits: [contentCompleted.name, pointsEarned.name],
  listens: [evaluationFinished.name, contentCompleted.name],
};
