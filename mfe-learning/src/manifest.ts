import { evaluationFinished } from '@shared-kit/contracts/evaluations';
import { contentCompleted, lessonCompleted } from '@shared-kit/contracts/learning';
import {
  homeSlot,
  menuContentsSlot,
  menuContinueSlot,
  menuFactChanged,
  menuFacts,
  pointsEarned,
} from '@shared-kit/contracts/delivery';
import type { RemoteManifestInput } from '@shared-kit/contracts/delivery';

export const manifest: RemoteManifestInput = {
  id: 'mfe-learning',
  module: 'learning',
  contract: 1,
  routes: [
    { path: '/level/:idEnrollment/:nodeCode?', page: 'level', title: 'Treinamento' },
    { path: '/level', page: 'level', title: 'Treinamento' },
    { path: '/nodeTree/:nodeCode', page: 'node-tree', title: 'Minhas matrículas' },
    { path: '/cardlist/:id', page: 'card-list', title: 'Lista' },
    { path: '/catalog/:nodeCode/:idEnrollment?', page: 'catalog', title: 'Catálogo' },
    { path: '/contentNode/:idContent', page: 'free-content', title: 'Conteúdo', chrome: 'calm' },
    {
      path: '/contentNode/:idContent/:idNodeEnrollment/:idEnrollment/:idUser/:title?/:scoType?',
      page: 'enrolled-content',
      title: 'Conteúdo',
      chrome: 'calm',
    },
    {
      path: '/lms/:idEnrollment/:idContentItem/:idNodeEnrollment?/:isFluidNavigation?',
      page: 'lessons',
      title: 'Lições',
      chrome: 'calm',
    },
    {
      path: '/lessons/:idEnrollment/:idContentItem/:idSco/:idNodeEnrollment?/:scoType?/:scormCompleted?/:idTeam?',
      page: 'lesson',
      title: 'Lição',
      chrome: 'calm',
    },
    {
      path: '/searchResult/:searchValue',
      page: 'search-result',
      title: 'Resultados da busca',
      when: { homeModule: 'blocks' },
    },
  ],
  menu: [],
  search: {
    to: '/searchResult/:searchValue',
    label: 'Buscar treinamentos e conteúdos',
    when: { homeModule: 'blocks' },
  },
  slots: [
    {
      slot: homeSlot.name,
      piece: 'blocks-home',
      when: { homeModule: 'blocks' },
      asks: [{ path: '/learning/nodes/:idCompany' }],
    },
    { slot: menuContentsSlot.name, piece: 'side-menu', when: { fact: menuFacts.hasCatalog } },
    { slot: menuContinueSlot.name, piece: 'continue-menu', when: { fact: menuFacts.hasEnrollmentsInProgress } },
  ],
  emits: [contentCompleted.name, lessonCompleted.name, menuFactChanged.name, pointsEarned.name],
  listens: [evaluationFinished.name, contentCompleted.name],
};
