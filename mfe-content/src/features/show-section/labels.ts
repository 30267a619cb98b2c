export const labels = {
  /** A2s-07. */
  unavailable: 'Seção não disponível',
  toHome: 'Ir para o início',
  count: (count: number) => (count === 1 ? '1 conteúdo' : `${count} conteúdos`),
};
