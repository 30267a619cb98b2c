/** Called with each step through the history; may stop it before the router sees it. */
export type HistoryInterceptor = (event: PopStateEvent) => void;

const interceptors = new Set<HistoryInterceptor>();
let isListening = false;

/**
 * Registers the listener that the interceptors share. The browser calls the listeners of the window in the order in
 * which they were registered, captured or not, so this happens before the router registers its own.
 */
export function listenBeforeRouter(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', (event) => {
    for (const interceptor of interceptors) interceptor(event);
  });
}

/** Adds an interceptor. Returns a function that removes it. */
export function interceptHistory(interceptor: HistoryInterceptor): () => void {
  interceptors.add(interceptor);
  return () => void interceptors.delete(interceptor);
}
