import type { QuestionnaireStatus } from '@shared-kit/contracts/evaluations';

const status: Readonly<Record<QuestionnaireStatus, string>> = {
  PENDING: 'Pendente',
  FINISHED: 'Respondida',
  EXPIRED: 'Expirada',
};

export const labels = {
  caption: 'Avaliações de impacto',
  columns: {
    title: 'Nome do treinamento',
    created: 'Disponibilizado em',
    expires: 'Expira em',
    status: 'Status',
    actions: 'Ações',
  },
  status,
  empty: 'Nenhuma avaliação de impacto disponível',
  emptyHint: 'Elas aparecem aqui quando um treinamento é concluído com sucesso.',
  failed: 'Erro ao carregar avaliações de impacto',
  finished: 'Avaliação de impacto já respondida',
  expired: 'Avaliação de impacto expirada',
  unavailable: 'Avaliação não disponível',
  open: 'Acessar avaliação de impacto',
  answer: 'Responder',
  of: (learner: string): string => `Sobre ${learner}`,
  because: (action: string, why: string): string => `${action}. ${why}`,
  ofTraining: (action: string, title: string): string => `${action}: ${title}`,
} as const;
