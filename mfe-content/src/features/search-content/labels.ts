export const labels = {
  title: 'Resultados da busca',
  /** B5: fewer characters find too much to be of use. */
  tooShort: 'Digite ao menos 3 caracteres para buscar.',
  home: 'Ir para o início',
} as const;
