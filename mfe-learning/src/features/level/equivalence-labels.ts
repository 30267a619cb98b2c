export const labels = {
  /** B2.7-03. */
  done: 'Concluído por equivalência',
  pages: 'Páginas com equivalência',
  explain: 'Concluir uma destas páginas vale como concluir este treinamento.',
  failed: 'Erro de carregamento.',
  doneByYou: 'Concluída por você',
  none: 'Não foram encontrados resultados',
} as const;
