export const labels = {
  bar: 'Navegação do treinamento',
  previous: 'Anterior',
  next: 'Próximo',
  list: 'Lista',
  map: 'Navegação',
  /** B2.6-19. */
  here: 'Você está aqui!',
  /** B4.3-15. */
  entering: 'Aguarde!',
  evaluation: 'Avaliação',
  failed: 'Não foi possível carregar o mapa do treinamento.',
} as const;
