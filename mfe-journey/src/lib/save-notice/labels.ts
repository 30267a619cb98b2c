export const labels = { saveFailed: 'Erro ao salvar dados, tente novamente mais tarde.' } as const;
