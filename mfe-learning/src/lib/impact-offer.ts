import { useSyncExternalStore } from 'react';
import type { ImpactOffer } from 'shared-kit/contracts/evaluations';
import { menuFactChanged, menuFacts } from 'shared-kit/contracts/delivery';
import { publish } from 'shared-kit/events';
import { onViewerChange } from 'shared-kit/session';

let offer: ImpactOffer | null = null;
const listeners = new Set<() => void>();

function set(next: ImpactOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

// Whoever finished it may have left before a page could tell them: it is nobody else's business.
onViewerChange(() => set(null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A reply of the server said that a training is finished and what follows it; the page that shows, or the next, tells the person. */
export function tellOfImpactOffer(next: ImpactOffer | null): void {
  if (next === null) return;
  publish(menuFactChanged, { fact: menuFacts.hasImpactEvaluations, visible: true });
  set(next);
}

/** What there is to be told, and how to be done with it. */
export function useImpactOffer(): { readonly offer: ImpactOffer | null; readonly close: () => void } {
  return { offer: useSyncExternalStore(subscribe, () => offer), close: () => set(null) };
}
