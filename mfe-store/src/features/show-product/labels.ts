export const labels = {
  store: 'Lojinha',
  acquired: 'Produto adquirido',
  goToCart: 'Ir para carrinho',
  add: 'Adicionar ao carrinho',
  about: 'Sobre este produto',
  notFound: 'Produto não encontrado',
  notFoundHint: 'Ele pode ter saído da loja.',
  seeAll: 'Ver todos os produtos',
};
