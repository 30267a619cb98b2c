import { evaluationFinished } from 'shared-kit/contracts/evaluations';
import { pointsEarned } from 'shared-kit/contracts/platform';
import type { RemoteManifestInput } from 'shared-kit/contracts/platform';

export const manifest: RemoteManifestInput = {
  id: 'mfe-evaluations',
  module: 'evaluations',
  contract: 1,
  routes: [{ path: '/evaluations/:idEnrollment?/:idEvaluation?/:idQuestionnaire?', page: 'evaluation', title: 'Avaliação', chrome: 'calm' }],
  menu: [],
  slots: [],
  emits: [evaluationFinished.name, pointsEarned.name],
  listens: [],
};
