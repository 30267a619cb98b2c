import type { ImpactOffer } from '@shared-kit/contracts/evaluations';
import { menuFlagChanged, menuFlags } from '@shared-kit/contracts/delivery';
import { publish } from '@shared-kit/runtime/events';
import { onViewerChange } from '@shared-kit/runtime/session';
import { createStore } from '@shared-kit/runtime/state';

const useOffer = createStore<{ readonly offer: ImpactOffer | null }>(() => ({ offer: null }));
const set = (offer: ImpactOffer | null): void => useOffer.setState({ offer });

// Clears the offer when the person changes: the previous person may have left before a page could show it.
onViewerChange(() => set(null));

/** Stores the impact evaluation from a reply that finished a training; the current page, or the next one, shows it. */
export function offerImpactEvaluation(next: ImpactOffer | null): void {
  if (next === null) return;
  publish(menuFlagChanged, { flag: menuFlags.hasImpactEvaluations, visible: true });
  set(next);
}

/** Returns the stored impact evaluation and a function to dismiss it. */
export function useImpactOffer(): { readonly offer: ImpactOffer | null; readonly close: () => void } {
  return { offer: useOffer(({ offer }) => offer), close: () => set(null) };
}
