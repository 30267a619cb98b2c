/** Formats a number in Portuguese: 10.000. */
const count = (value: number): string => value.toLocaleString('pt-BR');

export const labels = {
  search: (section: string): string => `Buscar em ${section}`,
  /** A shorter search text returns too many results to be useful (A5-24). */
  tooShort: 'Digite ao menos 3 caracteres para buscar.',
  tags: 'Filtrar por etiqueta',
  clear: 'Limpar filtros',
  found: (total: number): string => (total === 1 ? '1 conteúdo' : `${count(total)} conteúdos`),
  shown: (shown: number, total: number): string => `${count(shown)} de ${count(total)} conteúdos`,
  more: 'Ver mais',
  nothingFound: 'Nada foi encontrado com esta busca',
  nothingFoundHint: 'Confira as palavras, ou tire um dos filtros.',
} as const;
