export const labels = {
  search: 'Buscar pessoas' as string,
  hint: 'Digite ao menos duas letras do nome, e-mail ou login.' as string,
  found: 'Pessoas encontradas',
  none: 'Nenhuma pessoa encontrada',
  chosen: 'Pessoas escolhidas' as string,
  removeOne: (name: string): string => `Tirar ${name}`,
} as const;
