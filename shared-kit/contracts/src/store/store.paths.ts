/** View of the store home page: all products, or the user's own. */
export type StoreView = 'all' | 'mine';

/** Returns the path of the store home page, optionally with 'MEUS PRODUTOS' or a search (A2r-25). */
export function storePath(state: { view?: StoreView; search?: string } = {}): string {
  const query = new URLSearchParams();
  if (state.view === 'mine') query.set('view', 'mine');
  if (state.search) query.set('search', state.search);
  const text = query.toString();
  return text === '' ? '/lojinha' : `/lojinha?${text}`;
}

/**
 * Returns the path of a product page (A2r-26, A2r-28); the query names its offer, so that the address can be bookmarked
 * and shared.
 */
export function productPath(idOffer: number): string {
  return `/detalheslojinha?idOffer=${idOffer}`;
}

/** Returns the path of the cart and its checkout (A2r-27). */
export function cartPath(): string {
  return '/cartlojinha';
}

/** Returns the path of an owned product, with what it contains. */
export function ownedProductPath(idOffer: number): string {
  return `/meuproduto?idOffer=${idOffer}`;
}

/** Returns the path of the user's orders. */
export function ordersPath(): string {
  return '/pedidoslojinha';
}

/** Returns the path of one order with its receipt. */
export function orderPath(idOrder: number): string {
  return `/pedidolojinha?idOrder=${idOrder}`;
}
