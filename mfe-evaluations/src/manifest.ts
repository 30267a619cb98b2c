import { evaluationFinished } from '@shared-kit/contracts/evaluations';
import { preTestSlot } from '@shared-kit/contracts/learning';
import { menuFactChanged, pointsEarned } from '@shared-kit/contracts/delivery';
import type { RemoteManifestInput } from '@shared-kit/contracts/delivery';

export const manifest: RemoteManifestInput = {
  id: 'mfe-evaluations',
  module: 'evaluations',
  contract: 1,
  routes: [
    {
      path: '/evaluations/:idEnrollment?/:idEvaluation?/:idQuestionnaire?',
      page: 'evaluation',
      title: 'Avaliação',
      chrome: 'calm',
    },
  ],
  menu: [],
  slots: [{ slot: preTestSlot.name, piece: 'pre-test' }],
  emits: [evaluationFinished.name, menuFactChanged.name, pointsEarned.name],
  listens: [],
};
