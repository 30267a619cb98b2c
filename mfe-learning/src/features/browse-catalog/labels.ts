export const labels = {
  notFound: 'Página não encontrada no catálogo',
  /** B8-13. */
  needsEnrollment: 'Para acessar este conteúdo, é necessário ter uma matrícula ativa.',
  goToTraining: 'Ir para o treinamento',
  enrolledNotice: 'Você já está matriculado neste treinamento.',
  syllabus: 'Ementa',
  /** B2.3-29. */
  restricted: 'Acesso restrito',
  inPreparationHint: 'As matrículas abrem quando o conteúdo deste treinamento estiver pronto.',
  mine: 'Minhas matrículas',
  inside: 'Neste catálogo',
} as const;
