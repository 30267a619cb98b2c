import type { Undelivered } from 'shared-kit/api';

const held = new Set<string>();

const loadLink = () => import(/* webpackChunkName: "worker-link" */ './worker-link.ts');

/** A call that could not be made is left with the service worker, for when there is a network and perhaps no page. */
export function sendLater(undelivered: Undelivered): void {
  if (!('serviceWorker' in navigator)) return;
  held.add(undelivered.id);
  // The page that wrote it down sends it as well, at the latest when it is opened again.
  void loadLink()
    .then((link) => link.holdFact(undelivered))
    .catch(() => undefined);
}

export function sendNoMore(id: string): void {
  if (held.delete(id))
    void loadLink()
      .then((link) => link.dropFact(id))
      .catch(() => undefined);
}
