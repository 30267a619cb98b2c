export const labels = {
  heading: 'Treinamentos em andamento',
  empty: 'Sem matrículas.',
  emptyHint: 'Escolha um treinamento na página inicial para começar.',
  goHome: 'Ver treinamentos',
  progress: (percent: number): string => `${percent}% concluído`,
} as const;
