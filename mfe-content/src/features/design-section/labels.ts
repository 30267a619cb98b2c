export const labels = {
  wayBack: 'Voltar',
  home: 'Home',
};
