export const labels = {
  loadFailed: 'Não foi possível carregar os itens',
  list: (title: string): string => `Itens de ${title}`,
  none: 'Este treinamento ainda não tem itens.',
  optional: 'Opcional',
  kinds: { page: 'Página', content: 'Conteúdo', evaluation: 'Avaliação' },
} as const;
