export const labels = {
  /** A2v-16. */
  unknownType: 'No content type',
  /** A8-15. */
  failed: 'Erro ao carregar conteúdo',
  empty: 'Nenhum conteúdo disponível',
  completed: 'Concluído',
  by: 'Por',
  /** A2v-03. */
  readMore: 'Saiba mais',
  enter: 'Clique para entrar',
  opensApart: 'O endereço abre em uma nova aba.',
  download: 'Baixar arquivo',
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
  upNext: 'A seguir',
  openNext: 'Abrir agora',
  stayHere: 'Ficar aqui',
};
