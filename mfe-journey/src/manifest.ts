import { journeyTabPath } from 'shared-kit/contracts/journey';
import type { RemoteManifestInput } from 'shared-kit/contracts/platform';
import { evaluationFinished } from 'shared-kit/contracts/evaluations';
import { contentCompleted } from 'shared-kit/contracts/learning';

export const manifest: RemoteManifestInput = {
  id: 'mfe-journey',
  module: 'journey',
  contract: 1,
  routes: [{ path: '/myJourney/:tab?', page: 'my-journey', title: 'Minha jornada' }],
  menu: [
    { id: 'journey', label: 'Minha jornada', icon: 'route', to: journeyTabPath(), areas: ['main', 'bottom', 'profile'], order: 30 },
    { id: 'history', label: 'Meu histórico', icon: 'history', to: journeyTabPath('historic'), areas: ['main', 'profile'], order: 40 },
    { id: 'certificates', label: 'Meus certificados', icon: 'certificate', to: journeyTabPath('certificates'), areas: ['main', 'profile'], order: 50 },
  ],
  slots: [],
  emits: [],
  listens: [evaluationFinished.name, contentCompleted.name],
};
