import { defineRemote } from '@shared-kit/runtime/federation';
import { manifest } from './manifest.ts';

export default defineRemote(manifest, {
  pages: {
    'store-home': () => import('./pages/store-home.tsx'),
    'product-detail': () => import('./pages/product-detail.tsx'),
    cart: () => import('./pages/cart.tsx'),
    'owned-product': () => import('./pages/owned-product.tsx'),
    orders: () => import('./pages/orders.tsx'),
    order: () => import('./pages/order.tsx'),
  },
  components: { 'cart-badge': () => import('./features/show-cart-badge/cart-badge.tsx') },
});
