/**
 * Returns whether this browser can keep pages for reading without a network: it needs a service worker that controls the
 * portal, and storage. A private window, an old browser and a portal that was opened for the first time have none.
 */
export async function canSaveOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  try {
    await caches.keys();
    return (await navigator.serviceWorker.getRegistration())?.active != null;
  } catch {
    return false;
  }
}
