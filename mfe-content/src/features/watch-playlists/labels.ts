export const labels = {
  /** A2s-45. */
  empty: 'Nenhum conteúdo disponível',
  /** A8-18. */
  noVideos: 'Não há vídeos disponíveis nesta lista',
  /** A2s-42. */
  live: 'AO VIVO',
  agenda: (date: string, time: string) => `${date} às ${time}`,
  done: 'Concluído',
  progressOf: (title: string) => `Progresso de ${title}`,
};
