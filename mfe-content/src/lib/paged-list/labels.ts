/** A number as Portuguese has it: 10.000. */
const count = (value: number): string => value.toLocaleString('pt-BR');

export const labels = {
  search: (section: string): string => `Buscar em ${section}`,
  /** A5-24: fewer characters find too much to be of use. */
  tooShort: 'Digite ao menos 3 caracteres para buscar.',
  tags: 'Filtrar por etiqueta',
  clear: 'Limpar filtros',
  found: (total: number): string => (total === 1 ? '1 conteúdo' : `${count(total)} conteúdos`),
  shown: (shown: number, total: number): string => `${count(shown)} de ${count(total)} conteúdos`,
  more: 'Ver mais',
  nothingFound: 'Nada foi encontrado com esta busca',
  nothingFoundHint: 'Confira as palavras, ou tire um dos filtros.',
} as const;
