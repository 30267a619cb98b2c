export const labels = {
  store: 'Lojinha',
  acquired: 'Produto adquirido',
  open: 'Acessar',
  contents: 'O que está incluído',
  kinds: { training: 'Treinamento', file: 'Arquivo para baixar' },
  goToCart: 'Ir para carrinho',
  add: 'Adicionar ao carrinho',
  about: 'Sobre este produto',
  notFound: 'Produto não encontrado',
  notFoundHint: 'Ele pode ter saído da loja.',
  seeAll: 'Ver todos os produtos',
};
