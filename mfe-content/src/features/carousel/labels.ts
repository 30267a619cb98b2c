export const labels = {
  carousel: 'carrossel',
  previous: 'Anteriores',
  next: 'Próximos',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
};
