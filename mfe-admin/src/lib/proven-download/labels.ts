export const labels = { confirm: 'Baixar' } as const;
