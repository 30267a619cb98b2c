/** Called with each step through the history; may stop it before the router sees it. */
export type HistoryHolder = (event: PopStateEvent) => void;

const holders = new Set<HistoryHolder>();
let isListening = false;

/**
 * Registers the listener of held steps. The browser calls the listeners of the window in the order in which they were
 * registered, captured or not, so this happens before the router registers its own.
 */
export function listenBeforeRouter(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', (event) => {
    for (const holder of holders) holder(event);
  });
}

/** Adds a holder. Returns a function that removes it. */
export function holdHistory(holder: HistoryHolder): () => void {
  holders.add(holder);
  return () => void holders.delete(holder);
}
