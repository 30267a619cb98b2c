export const labels = {
  title: 'Resultados da busca',
} as const;
