export const labels = {
  toHome: 'Início',
  back: (place: string) => `Voltar para ${place}`,
  /** A2v-16. */
  unknownType: 'No content type',
  /** A8-15. */
  failed: 'Erro ao carregar conteúdo',
  empty: 'Nenhum conteúdo disponível',
  savedAt: (time: string) => `Salvo às ${time}`,
  completed: 'Concluído',
  by: 'Por',
  visits: (visits: number) => (visits === 1 ? '1 acesso' : `${visits} acessos`),
  /** A2v-03. */
  readMore: 'Saiba mais',
  enter: 'Clique para entrar',
  opensApart: 'O endereço abre em uma nova aba.',
  download: 'Baixar arquivo',
  previous: 'Anterior',
  next: 'Próximo',
  neighbours: 'Outros conteúdos da seção',
  /** A9-17. */
  plainBack: 'Voltar',
  /** A8-17, before the viewer itself has come. */
  loadingPdf: 'Carregando PDF...',
  journeys: 'Jornadas',
  steps: 'Etapas',
  step: (step: number, count: number) => `Etapa ${step + 1} de ${count}`,
  journeyProgress: 'Progresso da jornada',
  previousStep: 'Etapa anterior',
  nextStep: 'Próxima etapa',
  endJourney: 'Concluir jornada',
  journeyDone: 'Jornada concluída',
  impactHint: (seen: number, count: number) => `Toque em cada tema para abrir. ${seen} de ${count} vistos.`,
  seen: 'Visto',
  openContent: 'Abrir conteúdo',
  otherDocuments: 'Documentos da seção',
};
