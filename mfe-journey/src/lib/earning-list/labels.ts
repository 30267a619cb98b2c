export const labels = { empty: 'Ainda não há dados para serem exibidos!' } as const;
