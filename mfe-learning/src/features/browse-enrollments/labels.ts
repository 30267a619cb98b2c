export const labels = {
  title: 'Minhas matrículas',
  here: (catalog: string) => `Seus treinamentos em ${catalog}`,
  /** B2.9-16. */
  none: 'Sem matrículas.',
  noneHint: 'Você ainda não está matriculado em nenhum treinamento daqui.',
  others: 'Outras matrículas',
  seeCatalog: 'Ver catálogo',
  progressOf: (title: string) => `Progresso de ${title}`,
  count: (count: number) => (count === 1 ? '1 treinamento' : `${count} treinamentos`),
} as const;
