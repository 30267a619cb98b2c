import type { ExternalCourseType } from '@shared-kit/contracts/journey';

const types: Readonly<Record<ExternalCourseType, string>> = {
  IN_PERSON: 'Presencial',
  ONLINE: 'On-line',
  BLENDED: 'Híbrido',
};

export const labels = {
  tab: 'Cursos externos',
  pending: 'Cursos externos que aguardam resposta',
  answered: 'Cursos externos respondidos',
  showAnswered: 'Mostrar respondidos',
  empty: 'Nenhum curso externo aguarda resposta',
  emptyHint: 'Quando alguém cadastrar um curso externo, ele aparece aqui.',
  noneAnswered: 'Nenhum curso externo foi respondido',
  loadFailed: 'Não foi possível carregar os cursos externos',
  found: (total: number): string => (total === 1 ? '1 curso externo' : `${total} cursos externos`),
  types,
  hours: (hours: number): string => `${hours.toLocaleString('pt-BR')} h`,
  period: (start: string, end: string): string => (start === end ? start : `${start} a ${end}`),
  validUntil: (day: string): string => `Válido até ${day}`,
  requestedOn: (day: string): string => `Cadastrado em ${day}`,
  evidence: 'Ver comprovante',
  evidenceOf: (name: string, title: string): string => `Ver comprovante de ${name} em ${title} (abre em outra aba)`,
  noEvidence: 'Sem comprovante',
  approve: 'Validar',
  approveOne: (name: string, title: string): string => `Validar ${title} de ${name}`,
  reject: 'Rejeitar',
  rejectOne: (name: string, title: string): string => `Rejeitar ${title} de ${name}`,
  status: { APPROVED: 'Validado', REJECTED: 'Rejeitado', PENDING: 'Em análise', CANCELED: 'Cancelado' },
  answeredOn: (day: string, name: string): string => (name === '' ? `Em ${day}` : `Em ${day}, por ${name}`),
  rejectTitle: 'Rejeitar curso externo',
  rejectHint: 'A pessoa lê o motivo como você o escrever e pode corrigir e reenviar.',
  approved: 'Curso externo validado.',
  rejected: 'Curso externo rejeitado.',
} as const;
