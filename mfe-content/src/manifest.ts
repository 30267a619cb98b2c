import { CONTENT_SEARCH_MIN_LENGTH } from '@shared-kit/contracts/content';
import { homeSlot, pointsEarned, searchSuggestionsSlot } from '@shared-kit/contracts/delivery';
import type { RemoteManifestInput } from '@shared-kit/contracts/delivery';

export const manifest: RemoteManifestInput = {
  id: 'mfe-content',
  module: 'content',
  contract: 1,
  routes: [
    {
      path: '/content/:idContentItem',
      page: 'content',
      title: 'Conteúdo',
      chrome: 'bare',
      prefetch: [{ path: '/content/find/:idContentItem' }],
    },
    { path: '/ytplayer/:videoId', page: 'content', title: 'Vídeo', chrome: 'bare' },
    { path: '/wtplayer/:hashedId', page: 'content', title: 'Vídeo', chrome: 'bare' },
    { path: '/liveplayer/:id', page: 'content', title: 'Transmissão', chrome: 'bare' },
    {
      path: '/searchResult/:searchValue',
      page: 'search-result',
      title: 'Resultados da busca',
      when: { homeModule: 'sections' },
    },
    { path: '/cardMenu/:id', page: 'card-menu', title: 'Seção' },
    { path: '/chat/:room', page: 'chat', title: 'Bate-papo', chrome: 'bare' },
    { path: '/userupload/:idUserUpload', page: 'user-upload', title: 'Trabalho enviado', chrome: 'bare' },
    { path: '/uploads/userContent', page: 'send-upload', title: 'Enviar trabalho' },
    { path: '/PerfilUsuario', page: 'person', title: 'Perfil' },
    { path: '/messages', page: 'messages', title: 'Mensagens' },
    { path: '/messages/:id', page: 'message', title: 'Mensagem' },
    // Two dynamic segments rank below every route with a static segment.
    { path: '/:slug/:idSection', page: 'section', title: 'Seção', start: 'content.section' },
  ],
  menu: [{ id: 'messages', label: 'Mensagens', icon: 'mail', to: '/messages', areas: ['profile'], order: 75 }],
  search: {
    to: '/searchResult/:searchValue',
    label: 'Buscar conteúdos',
    minLength: CONTENT_SEARCH_MIN_LENGTH,
    when: { homeModule: 'sections' },
  },
  slots: [
    {
      slot: homeSlot.name,
      component: 'sections-home',
      when: { homeModule: 'sections' },
      prefetch: [{ path: '/content/in-progress' }],
      start: 'content.sections-home',
    },
    { slot: searchSuggestionsSlot.name, component: 'search-suggestions', when: { homeModule: 'sections' } },
  ],
  emits: [pointsEarned.name],
  listens: [],
};
