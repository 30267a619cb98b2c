export const labels = {
  /** A2s-42. */
  live: 'AO VIVO',
  completed: 'Concluído',
  /** A2s-45. */
  empty: 'Nenhum conteúdo disponível',
  section: 'Seção',
  sections: (count: number) => (count === 1 ? '1 seção' : `${count} seções`),
  /** For a section that shows the content itself (A2s-45, decision 152). */
  nothingToShow: 'Não há conteúdo a ser visualizado',
  tags: 'Etiquetas',
  progressOf: (title: string) => `Progresso de ${title}`,
};
