/** What Chromium gives a page that could be installed. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function take(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** The browser offers it once, early, and perhaps before anybody is logged in: it is kept until the portal has a place for it. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    take(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => take(undefined));
}

export function installOffer(): InstallOffer | undefined {
  return offer;
}

/** An offer can be taken once. */
export function dropInstallOffer(): void {
  take(undefined);
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
