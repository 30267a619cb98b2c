import type { EnrollmentRequestStatus } from '@shared-kit/contracts/learning';

const status: Readonly<Record<EnrollmentRequestStatus, string>> = {
  APPROVED: 'Aprovado',
  DENIED: 'Reprovado',
  PENDING: 'Aguardando',
  CANCELED: 'Cancelado',
};

export const labels = {
  caption: 'Solicitações de matrícula',
  filter: 'Mostrar solicitações com status',
  all: 'Todos',
  status,
  columns: {
    title: 'Título',
    requested: 'Data solicitação',
    approved: 'Data aprovação',
    status: 'Status',
    actions: 'Ações',
  },
  empty: 'Sem Solicitações de matrícula',
  emptyFiltered: 'Nenhuma solicitação com o status escolhido.',
  showAll: 'Mostrar todas',
  goToPage: 'Ir à página',
  showReason: 'Visualizar justificativa',
  reasonTitle: 'Justificativa de reprovação da matrícula:',
  deniedOn: (day: string): string => `Reprovada em ${day}`,
  noReason: 'Nenhuma justificativa foi informada.',
  understood: 'Ok, entendi',
  cancel: 'Cancelar solicitação',
  confirmCancel: 'Tem certeza de que deseja cancelar a solicitação de matrícula?',
  stay: 'Sair',
  confirm: 'Cancelar Solicitação',
  canceled: 'Solicitação cancelada.',
  ofTraining: (action: string, title: string): string => `${action}: ${title}`,
  found: (total: number): string => (total === 1 ? '1 solicitação' : `${total} solicitações`),
  none: '—',
} as const;
