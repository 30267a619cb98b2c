export const labels = {
  /** A2s-42. */
  live: 'AO VIVO',
  completed: 'Concluído',
  /** A2s-45. */
  empty: 'Nenhum conteúdo disponível',
};
