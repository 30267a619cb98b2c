import { evaluationFinished } from '@shared-kit/contracts/evaluations';
import { contentCompleted, lessonCompleted } from '@shared-kit/contracts/learning';
import {
  homeSlot,
  menuContentsSlot,
  menuContinueSlot,
  menuFlagChanged,
  menuFlags,
  pointsEarned,
  searchSuggestionsSlot,
} from '@shared-kit/contracts/delivery';
import { upgradeChosen } from '@shared-kit/contracts/plans';
import type { FirstViewFields, RemoteManifestInput } from '@shared-kit/contracts/delivery';

/** First view of a training or of one of its levels. */
const level: FirstViewFields = {
  title: 'node.title',
  picture: 'node.image',
  label: 'node.label',
  text: 'node.description',
  lists: {
    at: 'node.blocks',
    title: 'title',
    cards: 'elements',
    cardTitle: 'data.title',
    cardPicture: 'data.image',
  },
};

export const manifest: RemoteManifestInput = {
  id: 'mfe-learning',
  module: 'learning',
  contract: 1,
  routes: [
    {
      path: '/level/:idEnrollment',
      page: 'level',
      title: 'Treinamento',
      prefetch: [{ path: '/learning/students/:idUser/enrollments/:idEnrollment', shows: level }],
    },
    {
      path: '/level/:idEnrollment/:nodeCode',
      page: 'level',
      title: 'Treinamento',
      prefetch: [{ path: '/learning/students/:idUser/enrollments/:idEnrollment/nodes/:nodeCode', shows: level }],
    },
    { path: '/level', page: 'level', title: 'Treinamento' },
    { path: '/nodeTree/:nodeCode', page: 'node-tree', title: 'Minhas matrículas' },
    { path: '/cardlist/:id', page: 'card-list', title: 'Lista' },
    { path: '/catalog/:nodeCode/:idEnrollment?', page: 'catalog', title: 'Catálogo' },
    { path: '/presenca/:idMeeting', page: 'attendance', title: 'Presença' },
    { path: '/contentNode/:idContent', page: 'free-content', title: 'Conteúdo', chrome: 'bare' },
    {
      path: '/contentNode/:idContent/:idNodeEnrollment/:idEnrollment/:idUser/:title?/:scoType?',
      page: 'enrolled-content',
      title: 'Conteúdo',
      chrome: 'bare',
    },
    {
      path: '/lms/:idEnrollment/:idContentItem/:idNodeEnrollment?/:isFluidNavigation?',
      page: 'lessons',
      title: 'Lições',
      chrome: 'bare',
    },
    {
      path: '/lessons/:idEnrollment/:idContentItem/:idSco/:idNodeEnrollment?/:scoType?/:scormCompleted?/:idTeam?',
      page: 'lesson',
      title: 'Lição',
      chrome: 'bare',
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
      component: 'blocks-home',
      when: { homeModule: 'blocks' },
      prefetch: [{ path: '/learning/nodes/:idCompany' }],
      start: 'learning.blocks-home',
    },
    { slot: searchSuggestionsSlot.name, component: 'search-suggestions', when: { homeModule: 'blocks' } },
    { slot: menuContentsSlot.name, component: 'side-menu', when: { flag: menuFlags.hasCatalog } },
    { slot: menuContinueSlot.name, component: 'continue-menu', when: { flag: menuFlags.hasEnrollmentsInProgress } },
  ],
  emits: [contentCompleted.name, lessonCompleted.name, menuFlagChanged.name, pointsEarned.name, upgradeChosen.name],
  listens: [evaluationFinished.name, contentCompleted.name],
};
