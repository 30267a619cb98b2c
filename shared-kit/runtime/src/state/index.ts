/**
 * Creates a store for state that outlives a component: a hook that reads it, with `getState`, `setState` and
 * `subscribe` for code outside of components.
 *
 * @example
 * const useOffer = createStore<{ readonly offer: Offer | null }>(() => ({ offer: null }));
 * useOffer.setState({ offer });
 * const offer = useOffer((state) => state.offer);
 */
export { create as createStore } from 'zustand';
