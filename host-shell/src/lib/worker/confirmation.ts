import type { WorkerMessage, Unconfirmed, Verdict } from '../../service-worker/messages.ts';

/** Maximum wait for a worker's answer in milliseconds; the worker's own timeout for the server is shorter. */
const PATIENCE_MS = 4_000;

const root = document.documentElement;
let confirming: Promise<void> | undefined;

/**
 * Returns why the page is a stored one that the server has not confirmed. Undefined for a current page and while the
 * request is pending.
 */
export function unconfirmedFor(): Unconfirmed | undefined {
  const why = root.dataset['unconfirmed'];
  return why === 'offline' || why === 'slow' ? why : undefined;
}

/**
 * Resolves when it is known whether this page is current. The worker may show a stored page before the server has
 * answered (docs/adr/0022). Resolves at once when no request is pending. An outdated page is replaced by the current
 * one, unless the person has started to use it: then the update is offered like any other.
 */
export function confirmed(): Promise<void> {
  confirming ??= root.dataset['unconfirmed'] === 'asking' ? awaitVerdict() : Promise.resolve();
  return confirming;
}

async function awaitVerdict(): Promise<void> {
  let isInUse = false;
  const onUse = (): void => void (isInUse = true);
  for (const use of uses) window.addEventListener(use, onUse, { capture: true, passive: true });
  const verdict = await requestVerdict();
  for (const use of uses) window.removeEventListener(use, onUse, { capture: true });
  if (verdict === 'other' && !isInUse) {
    location.reload();
    return new Promise(() => undefined);
  }
  if (verdict === 'same') delete root.dataset['unconfirmed'];
  else root.dataset['unconfirmed'] = verdict === 'offline' ? 'offline' : 'slow';
}

const uses = ['pointerdown', 'keydown'] as const;

function requestVerdict(): Promise<Verdict> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return Promise.resolve('slow');
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (verdict: Verdict): void => {
      clearTimeout(timer);
      port1.close();
      resolve(verdict);
    };
    const timer = setTimeout(() => end('slow'), PATIENCE_MS);
    port1.addEventListener('message', ({ data }: MessageEvent<Verdict>) => end(data));
    port1.start();
    worker.postMessage({ kind: 'confirm', build: root.dataset['build'] ?? '' } satisfies WorkerMessage, [port2]);
  });
}
