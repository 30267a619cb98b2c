export const labels = {
  wayBack: 'Voltar',
  home: 'Início',
};
