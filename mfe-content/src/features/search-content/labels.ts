export const labels = {
  title: 'Resultados da busca',
  /** B5: a shorter search text returns too many results to be useful. */
  tooShort: 'Digite ao menos 3 caracteres para buscar.',
  home: 'Ir para o início',
} as const;
