import type { ImpactOffer } from 'shared-kit/contracts/evaluations';
import { menuFactChanged, menuFacts } from 'shared-kit/contracts/platform';
import { publish } from 'shared-kit/events';
import { onViewerChange } from 'shared-kit/session';
import { createStore } from 'shared-kit/state';

const useOffer = createStore<{ readonly offer: ImpactOffer | null }>(() => ({ offer: null }));
const set = (offer: ImpactOffer | null): void => useOffer.setState({ offer });

// Whoever finished it may have left before a page could tell them: it is nobody else's business.
onViewerChange(() => set(null));

/** A reply of the server said that a training is finished and what follows it; the page that shows, or the next, tells the person. */
export function tellOfImpactOffer(next: ImpactOffer | null): void {
  if (next === null) return;
  publish(menuFactChanged, { fact: menuFacts.hasImpactEvaluations, visible: true });
  set(next);
}

/** What there is to be told, and how to be done with it. */
export function useImpactOffer(): { readonly offer: ImpactOffer | null; readonly close: () => void } {
  return { offer: useOffer(({ offer }) => offer), close: () => set(null) };
}
