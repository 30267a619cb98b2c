import { onSessionRenewed } from 'shared-kit/session';

/**
 * Calls the listener whenever what had to wait may go on: the network is back, the terms were accepted, or somebody has logged in.
 * @returns a function that stops it.
 */
export function onResume(listener: () => void): () => void {
  window.addEventListener('online', listener);
  const stop = onSessionRenewed(listener);
  return () => {
    window.removeEventListener('online', listener);
    stop();
  };
}
