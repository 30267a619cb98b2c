export const labels = {
  search: 'Buscar pessoas pelo nome',
  count: (count: number): string => (count === 1 ? '1 pessoa' : `${count.toLocaleString('pt-BR')} pessoas`),
  nobody: (text: string): string => `Ninguém com “${text}” no nome.`,
};
