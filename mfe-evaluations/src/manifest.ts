import { evaluationFinished } from '@shared-kit/contracts/evaluations';
import { preTestSlot } from '@shared-kit/contracts/learning';
import { menuFlagChanged, pointsEarned } from '@shared-kit/contracts/delivery';
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
      chrome: 'bare',
    },
  ],
  menu: [],
  slots: [{ slot: preTestSlot.name, component: 'pre-test' }],
  emits: [evaluationFinished.name, menuFlagChanged.name, pointsEarned.name],
  listens: [],
};
