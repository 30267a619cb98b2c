export const labels = {
  begin: 'Comece aqui',
  goOn: 'Continue aqui',
};
