export const embedLabels = {
  loading: 'Carregando',
  /** A8-15. */
  failed: 'Erro ao carregar conteúdo',
  failedHint: 'Este vídeo não pode ser reproduzido aqui.',
};
