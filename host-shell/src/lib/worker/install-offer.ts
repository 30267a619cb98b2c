/** Event that Chromium fires on a page that can be installed. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/**
 * Stores the browser's offer until the portal can show it: the event fires once, early, and possibly before the login.
 */
export function storeInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => setOffer(undefined));
}

export function installOffer(): InstallOffer | undefined {
  return offer;
}

/** Discards the offer, because it can be used only once. */
export function dropInstallOffer(): void {
  setOffer(undefined);
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
