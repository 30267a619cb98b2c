export const labels = { inHere: 'Nesta seção' };
