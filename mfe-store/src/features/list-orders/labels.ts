export const labels = {
  title: 'Meus pedidos',
  description: 'Suas compras na lojinha, com os recibos.',
  caption: 'Meus pedidos',
  columns: {
    number: 'Pedido',
    date: 'Data',
    products: 'Produtos',
    status: 'Situação',
    total: 'Total',
    actions: 'Ações',
  },
  number: (idOrder: number) => `Nº ${idOrder}`,
  open: 'Ver pedido',
  openOrder: (idOrder: number) => `Ver pedido nº ${idOrder}`,
  empty: 'Você ainda não fez nenhum pedido',
  seeAll: 'Ver todos os produtos',
};
