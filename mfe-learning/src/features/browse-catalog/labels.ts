export const labels = {
  notFound: 'Página não encontrada no catálogo',
  /** B8-13. */
  needsEnrollment: 'Para acessar este conteúdo, é necessário ter uma matrícula ativa.',
  whyLocked: 'Por que está bloqueado?',
  prerequisiteHint: 'Depois de concluí-lo, a matrícula neste treinamento abre na hora.',
  goToPrerequisite: (title: string) => `Ir para ${title}`,
  notStartedHint: 'Você já está matriculado. O treinamento abre nesse dia.',
  seeCalendar: 'Ver na agenda',
  seeHistory: 'Ver histórico',
  seeOthers: 'Ver outros treinamentos',
  enrolledNotice: 'Você já está matriculado neste treinamento.',
  progress: 'Progresso',
  syllabus: 'Ementa',
  /** B2.3-29. */
  restricted: 'Acesso restrito',
  inPreparationHint: 'As matrículas abrem quando o conteúdo deste treinamento estiver pronto.',
  mine: 'Minhas matrículas',
  inside: 'Neste catálogo',
} as const;
