export const labels = {
  search: 'Buscar pessoas',
  hint: 'Digite ao menos duas letras do nome, e-mail ou login.',
  found: 'Pessoas encontradas',
  none: 'Nenhuma pessoa encontrada',
  chosen: 'Pessoas escolhidas',
  removeOne: (name: string): string => `Tirar ${name}`,
} as const;
