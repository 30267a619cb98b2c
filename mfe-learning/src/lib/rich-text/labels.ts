export const labels = {
  toolbar: 'Formatação',
  bold: 'Negrito',
  italic: 'Itálico',
  underline: 'Sublinhado',
  link: 'Inserir link',
  address: 'Endereço do link',
  addressHint: 'https:// ou www.',
  linkText: 'Texto do link (opcional)',
  insert: 'Inserir',
  cancel: 'Cancelar',
  /** B5-68. */
  invalidAddress: 'Formato de url inválido',
  noRoom: 'O link não cabe no limite de caracteres.',
  count: (count: number, max: number): string => `${count}/${max}`,
  counted: (count: number, max: number): string => `${count} de ${max} caracteres`,
} as const;
