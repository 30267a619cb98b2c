import { onSessionRenewed } from '@shared-kit/runtime/session';

/**
 * Calls the listener when paused work can resume: the network is back, the terms were accepted, or a user has logged
 * in.
 * @returns a function that unsubscribes.
 */
export function onResume(listener: () => void): () => void {
  window.addEventListener('online', listener);
  const stop = onSessionRenewed(listener);
  return () => {
    window.removeEventListener('online', listener);
    stop();
  };
}
