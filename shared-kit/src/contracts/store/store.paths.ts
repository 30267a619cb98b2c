/** What the store home shows: every product, or the person's own. */
export type StoreView = 'all' | 'mine';

/** A2r-25. The store home, optionally on 'MEUS PRODUTOS' and with a search under way. */
export function storePath(state: { view?: StoreView; search?: string } = {}): string {
  const query = new URLSearchParams();
  if (state.view === 'mine') query.set('view', 'mine');
  if (state.search) query.set('search', state.search);
  const text = query.toString();
  return text === '' ? '/lojinha' : `/lojinha?${text}`;
}

/** A2r-26, A2r-28. The page of one product; the query names its offer, so that the address can be kept and shared. */
export function productPath(idOffer: number): string {
  return `/detalheslojinha?idOffer=${idOffer}`;
}

/** A2r-27. The cart and its checkout. */
export function cartPath(): string {
  return '/cartlojinha';
}
