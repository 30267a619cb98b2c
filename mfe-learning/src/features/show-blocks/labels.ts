export const labels = {
  /** B2.4-18. */
  noBlocks: 'Esta página não possui blocos de conteúdo.',
  /** B2.4-17. */
  unknownBlock: (blockType: string) => `Componente ${blockType} não encontrado.`,
  banner: 'Destaques',
  slide: (number: number, count: number) => `${number} de ${count}`,
  goToSlide: (number: number) => `Ir para o destaque ${number}`,
  pause: 'Pausar',
  play: 'Reproduzir',
  previous: 'Anterior',
  next: 'Próximo',
  learnMore: 'Saiba mais',
  search: 'Buscar treinamentos',
  tags: 'Etiquetas',
  seeAll: 'Ver todos',
  seeLess: 'Ver menos',
  more: 'Carregar mais',
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  /** B8-07, B8-11. */
  nothing: 'Não foram encontrados resultados',
  nothingFor: (search: string) => `Não foram encontrados resultados para “${search}”`,
  clear: 'Limpar busca e filtros',
  calendar: 'Agenda',
  calendarBroken: 'Não foi possível carregar a agenda.',
  inProgress: 'Continue de onde parou',
  /** B2.9-16. */
  noEnrollments: 'Sem matrículas.',
  noEnrollmentsHint: 'Escolha um treinamento no catálogo para começar.',
} as const;
