import type { TrashedThing, ViewedList } from '@shared-kit/contracts/admin';

const people = (count: number): string => (count === 1 ? '1 pessoa' : `${count.toLocaleString('pt-BR')} pessoas`);

export const labels = {
  title: 'Lixeira',
  description: 'O que foi excluído na administração fica aqui por 30 dias. Depois disso não há como restaurar.',
  loadFailed: 'Não foi possível carregar a lixeira',
  none: 'A lixeira está vazia',
  noneHint:
    'Grupos, unidades, encontros de turmas, domínios e visões salvas que você excluir aparecem aqui por 30 dias.',
  caption: 'Excluídos que você pode restaurar',
  columns: {
    thing: 'O que foi excluído',
    by: 'Excluído por',
    at: 'Excluído em',
    leaves: 'Sai da lixeira em',
    actions: 'Ações',
  },
  kinds: {
    group: 'Grupo',
    unit: 'Unidade',
    meeting: 'Encontro',
    domain: 'Domínio',
    view: 'Visão salva',
  } satisfies Record<TrashedThing['kind'], string>,
  lists: {
    people: 'Pessoas',
    enrolments: 'Inscrições de um treinamento',
    trainings: 'Inscrições',
    classes: 'Turmas',
    scorm: 'Pacotes SCORM',
    'scorm-attempts': 'Tentativas de um conteúdo SCORM',
    comments: 'Comentários',
    messages: 'Mensagens do bate-papo',
    audit: 'Registro de alterações',
  } satisfies Record<ViewedList, string>,
  members: people,
  nobody: '—',
  restore: 'Restaurar',
  restoreOne: (name: string): string => `Restaurar ${name}`,
  restored: (name: string): string => `Restaurado: ${name}.`,
  domainRestored: (name: string): string =>
    `${name} voltou à lista de domínios. Verifique-o para o portal abrir por ele.`,
  more: 'Há exclusões mais antigas. Elas aparecem quando as de cima saem da lixeira ou são restauradas.',
} as const;
