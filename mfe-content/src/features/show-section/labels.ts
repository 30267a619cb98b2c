export const labels = {
  /** A2s-07. */
  unavailable: 'Seção não disponível',
  /** A2r-33. */
  unknownAddress: 'PÁGINA NÃO ENCONTRADA.',
  unknownTitle: 'Página não encontrada',
  toHome: 'Ir para o início',
  count: (count: number) => (count === 1 ? '1 conteúdo' : `${count} conteúdos`),
};
