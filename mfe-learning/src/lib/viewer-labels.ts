export const viewerLabels = {
  /** B2.6-03. */
  close: 'FECHAR CONTEÚDO',
  lockedTitle: 'Ainda não é a hora deste item',
  backToTraining: 'Voltar ao treinamento',
  /** B8-01. */
  failed: 'Um problema inesperado ocorreu',
  notFound: 'Conteúdo não encontrado',
  trainingNotFound: 'Treinamento não encontrado',
  home: 'Ir para o início',
} as const;
