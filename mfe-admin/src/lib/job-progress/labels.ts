import type { AdminJobKind, AdminJobState } from '@shared-kit/contracts/admin';

const count = (value: number): string => value.toLocaleString('pt-BR');

export const labels = {
  kinds: {
    'check-people': 'Conferência de pessoas',
    'import-people': 'Importação de pessoas',
    'undo-people': 'Desfazer importação',
    'import-trainings': 'Importação de treinamentos',
    'export-company': 'Exportação da empresa',
    'enrol-people': 'Inscrição de muitas pessoas',
    'undo-enrolments': 'Desfazer inscrições',
    'end-enrolments': 'Cancelamento de muitas inscrições',
    'restore-enrolments': 'Desfazer cancelamento',
  } as Readonly<Record<AdminJobKind, string>>,
  states: {
    queued: 'Na fila',
    running: 'Em andamento',
    done: 'Concluída',
    failed: 'Falhou',
    cancelled: 'Cancelada',
  } as Readonly<Record<AdminJobState, string>>,
  rows: (done: number, total: number): string => `${count(done)} de ${count(total)} linhas`,
  enrolments: (done: number, total: number): string => `${count(done)} de ${count(total)} inscrições`,
  files: (done: number, total: number): string =>
    total === 0 ? 'Lendo os dados da empresa…' : `${count(done)} de ${count(total)} arquivos`,
  writing: (total: number): string => `Gravando ${count(total)} linhas de uma vez…`,
  writingTrainings: 'Gravando tudo de uma vez…',
  queued: 'Começa em instantes…',
  cancel: 'Cancelar',
  cancelOne: (title: string): string => `Cancelar a tarefa ${title}`,
} as const;
