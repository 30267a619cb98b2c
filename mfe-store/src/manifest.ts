import { headerActionsSlot } from '@shared-kit/contracts/delivery';
import type { RemoteManifestInput } from '@shared-kit/contracts/delivery';
import { cartChanged, productPurchased, storePath } from '@shared-kit/contracts/store';

export const manifest: RemoteManifestInput = {
  id: 'mfe-store',
  module: 'store',
  contract: 1,
  routes: [
    {
      path: '/lojinha',
      page: 'store-home',
      title: 'Lojinha',
      prefetch: [{ method: 'POST', path: '/store/offers', body: { searchText: '' } }],
      start: 'store.home',
    },
    { path: '/detalheslojinha', page: 'product-detail', title: 'Produto' },
    { path: '/cartlojinha', page: 'cart', title: 'Carrinho' },
    { path: '/meuproduto', page: 'owned-product', title: 'Meu produto' },
    { path: '/pedidoslojinha', page: 'orders', title: 'Meus pedidos' },
    { path: '/pedidolojinha', page: 'order', title: 'Pedido' },
  ],
  menu: [{ id: 'store', label: 'Lojinha', icon: 'store', to: storePath(), areas: ['main', 'bottom'], order: 60 }],
  slots: [{ slot: headerActionsSlot.name, component: 'cart-badge', order: 20 }],
  emits: [cartChanged.name, productPurchased.name],
  listens: [cartChanged.name],
};
