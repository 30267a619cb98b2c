export const labels = {
  /** A2s-07. */
  unavailable: 'Seção não disponível',
  toHome: 'Ir para o início',
};
