import type { CommentState, MessageState } from '@shared-kit/contracts/admin';
import { counted } from '../../lib/answers/labels.ts';
import type { AnswerWords } from '../../lib/answers/labels.ts';

/** Words of one list of the moderation. */
export interface ListWords extends AnswerWords {
  readonly caption: string;
  readonly search: string;
  readonly loadFailed: string;
  readonly none: string;
  readonly noneHint: string;
  readonly found: (total: number) => string;
  readonly hiddenBy: (name: string, reason: string) => string;
}

const because = (what: string, name: string, reason: string): string =>
  reason === '' ? `${what} por ${name}` : `${what} por ${name}. Motivo: ${reason}`;

const comments: ListWords = {
  caption: 'Comentários',
  search: 'Buscar no texto ou por quem escreveu',
  loadFailed: 'Não foi possível carregar os comentários',
  none: 'Nenhum comentário ainda',
  noneHint: 'O que as pessoas escreverem em turmas e páginas de treinamentos aparece aqui.',
  found: counted('1 comentário', '# comentários'),
  accept: 'Mostrar',
  refuse: 'Ocultar',
  accepting: counted('Comentário à vista outra vez.', '# comentários à vista outra vez.'),
  refusing: counted('Comentário ocultado.', '# comentários ocultados.'),
  undone: 'Desfeito: o comentário continua como estava.',
  failed: counted('1 comentário não mudou:', '# comentários não mudaram:'),
  refuseTitle: counted('Ocultar comentário', 'Ocultar # comentários'),
  refuseHint: 'Quem escreveu lê o motivo como você o escrever.',
  hiddenBy: (name, reason) => because('Ocultado', name, reason),
};

const messages: ListWords = {
  caption: 'Mensagens',
  search: 'Buscar no texto ou por quem escreveu',
  loadFailed: 'Não foi possível carregar as mensagens',
  none: 'Nenhuma mensagem ainda',
  noneHint: 'O que as pessoas escreverem nas salas de bate-papo aparece aqui.',
  found: counted('1 mensagem', '# mensagens'),
  accept: 'Devolver',
  refuse: 'Remover',
  accepting: counted('Mensagem de volta à sala.', '# mensagens de volta à sala.'),
  refusing: counted('Mensagem removida.', '# mensagens removidas.'),
  undone: 'Desfeito: a mensagem continua como estava.',
  failed: counted('1 mensagem não mudou:', '# mensagens não mudaram:'),
  refuseTitle: counted('Remover mensagem', 'Remover # mensagens'),
  refuseHint: 'Quem está na sala vê o motivo no lugar da mensagem, e quem escreveu o lê no sino.',
  hiddenBy: (name, reason) => because('Removida', name, reason),
};

export const labels = {
  title: 'Moderação',
  description: 'O que as pessoas escrevem e enviam, no seu alcance.',
  tabs: { comments: 'Comentários', messages: 'Mensagens', rooms: 'Salas', uploads: 'Envios', blocked: 'Bloqueios' },
  comments,
  messages,
  state: 'Quais',
  commentStates: { all: 'Todos', reported: 'Denunciados', hidden: 'Ocultos' } satisfies Record<CommentState, string>,
  messageStates: { all: 'Todas', reported: 'Denunciadas', removed: 'Removidas' } satisfies Record<MessageState, string>,
  room: 'Sala',
  allRooms: 'Todas as salas',
  notFound: 'Nada encontrado',
  notFoundHint: 'Confira a busca e os filtros.',
  clear: 'Limpar filtros',
  one: (action: string, name: string, place: string): string => `${action}: ${name}, ${place}`,
  reports: counted('1 denúncia', '# denúncias'),
  uploads: {
    caption: 'Seções que recebem envios',
    hint: 'Onde a aprovação está ligada, um envio só aparece para as outras pessoas depois que alguém da moderação o aprovar. Envios da administração aparecem na hora.',
    loadFailed: 'Não foi possível carregar as seções',
    none: 'Nenhuma seção recebe envios',
    noneHint: 'Seções de envios dos conteúdos aparecem aqui.',
    switch: (name: string): string => `Aprovar antes de publicar em ${name}`,
    isOn: 'Cada envio aguarda aprovação.',
    isOff: 'Cada envio aparece na hora.',
    waiting: counted('1 envio aguarda', '# envios aguardam'),
    readOnly: 'Quem configura a empresa liga e desliga a aprovação.',
    switchedOn: (name: string): string => `Aprovação ligada em ${name}.`,
    switchedOff: (name: string): string => `Aprovação desligada em ${name}. O que já aguarda continua aguardando.`,
  },
  blocked: {
    caption: 'Pessoas bloqueadas',
    loadFailed: 'Não foi possível carregar os bloqueios',
    none: 'Ninguém está bloqueado',
    noneHint:
      'Quem você bloquear ao lado de um comentário ou de uma mensagem aparece aqui, com o motivo, e pode ser desbloqueado.',
  },
  rooms: {
    caption: 'Salas de bate-papo',
    loadFailed: 'Não foi possível carregar as salas',
    none: 'Nenhuma sala de bate-papo',
    noneHint: 'As salas dos conteúdos e do portal aparecem aqui.',
    name: 'Sala',
    kind: 'Tipo',
    kinds: { general: 'Do portal', content: 'De um conteúdo', live: 'De uma transmissão' },
    messages: 'Mensagens',
    waiting: 'Denunciadas',
    lastAt: 'Última mensagem',
    never: '—',
  },
} as const;
