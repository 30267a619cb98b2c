import type { ExternalCourseStatus, ExternalCourseType } from '@shared-kit/contracts/journey';

const status: Readonly<Record<ExternalCourseStatus, string>> = {
  APPROVED: 'Validado',
  PENDING: 'Em análise',
  REJECTED: 'Rejeitado',
  CANCELED: 'Cancelado',
};

const type: Readonly<Record<ExternalCourseType, string>> = {
  IN_PERSON: 'Presencial',
  ONLINE: 'On-line',
  BLENDED: 'Híbrido',
};

export const labels = {
  caption: 'Cursos externos',
  description: 'Cursos que você fez fora do portal. Cadastre-os para que a empresa os valide.',
  register: 'Cadastrar curso externo',
  filter: 'Mostrar cursos com status',
  all: 'Todos',
  status,
  columns: {
    title: 'Título',
    requested: 'Data solicitação',
    status: 'Status da solicitação',
    answered: 'Data validação / rejeição',
    actions: 'Ações',
  },
  empty: 'NÃO FORAM ENCONTRADOS RESULTADOS!',
  emptyAll: 'Fez um curso fora do portal? Cadastre-o para que a empresa o valide.',
  emptyFiltered: 'Nenhum curso com o status escolhido.',
  showAll: 'Mostrar todos',
  found: (total: number): string => (total === 1 ? '1 curso externo' : `${total} cursos externos`),
  none: '—',
  edit: 'Editar',
  view: 'Visualizar',
  cancel: 'Cancelar solicitação',
  ofCourse: (action: string, title: string): string => `${action}: ${title}`,

  confirmCancel: 'Cancelar solicitação de curso externo?',
  keep: 'Manter solicitação',
  canceled: 'Solicitação cancelada.',
  cancelIsFinal: (title: string): string => `${title}. Isto não pode ser desfeito.`,

  titles: {
    register: 'Cadastrar curso externo',
    edit: 'Editar curso externo',
    view: 'Curso externo',
    resend: 'Editar e reenviar curso externo',
  },
  fields: {
    title: 'Título',
    type: 'Tipo',
    workload: 'Carga horária (horas)',
    startDate: 'Data de início',
    finishDate: 'Data de término',
    expirationDate: 'Data de validade',
    entityName: 'Instituição',
    evidence: 'Comprovante',
  },
  type,
  choose: 'Selecione',
  evidenceHint: 'PDF, JPG ou PNG de até 5 MB. Só você e quem valida os cursos podem vê-lo.',
  chooseFile: 'Escolher arquivo',
  chooseOther: 'Escolher outro',
  removeFile: 'Remover',
  download: (name: string): string => `Baixar ${name}`,
  noEvidence: 'Nenhum comprovante enviado.',
  leave: 'Cancelar',
  close: 'Fechar',
  save: 'Salvar',
  resend: 'Salvar e reenviar',
  understood: 'Ok entendi',
  saved: 'Curso externo salvo.',
  registered: 'Curso externo cadastrado. Aguarde a análise.',
  resent: 'Curso externo reenviado. Aguarde a análise.',
  saveFailed: 'Erro ao salvar curso externo.',
  uploadFailed: 'Erro ao salvar o arquivo.',
  loadFailed: 'Erro ao chamar item',
  reason: 'Motivo da rejeição',
  notices: {
    resubmitted: 'Esta solicitação foi rejeitada e você já a reenviou. Aguarde a análise do reenvio.',
    resubmissionAnswered:
      'Esta solicitação foi rejeitada e você já a reenviou. O reenvio já foi respondido: veja o resultado na lista.',
    rejected: 'Esta solicitação foi rejeitada. Edite os dados e reenvie para uma nova análise.',
  },
  discard: { title: 'Descartar o que você preencheu?', stay: 'Continuar preenchendo', confirm: 'Descartar' },
} as const;
